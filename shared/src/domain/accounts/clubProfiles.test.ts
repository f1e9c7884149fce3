import { buildClubProfile, buildCurrentUser } from '../../testing/builders';
import { activeClubProfiles, clubScopeOf, initialClubProfile, profileChoices } from './clubProfiles';

const iron = buildClubProfile({ ClubId: 1, ClubName: 'Iron Works' });
const harbour = buildClubProfile({ ClubId: 2, ClubName: 'Harbour Fitness' });

it('offers a club only while club and membership are both active, in any case of the letters', () => {
  const user = buildCurrentUser({
    club_connect_user: [
      { ...iron, ClubStatus: 'ACTIVE', TrainerStatus: 'Active' },
      { ...harbour, TrainerStatus: 'inactive' },
    ],
  });
  expect(activeClubProfiles(user).map((profile) => profile.ClubName)).toEqual(['Iron Works']);
});

it.each([
  ['starts a trainer of one club in that club', [iron], undefined, iron],
  ['starts a trainer of several clubs in the personal profile', [iron, harbour], undefined, null],
  ['goes back to the club chosen last', [iron, harbour], 2, harbour],
  ['forgets a club that is no longer allowed', [iron, harbour], 9, null],
  ['keeps the personal profile chosen last', [iron], null, null],
  ['knows only the personal profile without clubs', [], undefined, null],
])('%s', (_name, clubs, remembered, expected) => {
  const user = buildCurrentUser({ club_connect_user: clubs });
  expect(initialClubProfile(user, remembered)).toEqual(expected);
});

describe('the location filter', () => {
  const docks = { Id: 21, Name: 'Old Docks' };
  const pier = { Id: 22, Name: 'Pier' };
  const user = buildCurrentUser({
    club_connect_user: [
      { ...harbour, Locations: [docks, pier] },
      { ...iron, ClubStatus: 'closed' },
    ],
  });
  const locations = (isOn?: boolean) =>
    profileChoices(user, isOn).map(({ location }) => location?.Name ?? 'all');
  const chosen = { clubId: 2, locationId: 21 };

  it('offers each location of an active club when it is on, and limits lists to it', () => {
    expect(locations(true)).toEqual(['all', 'Old Docks', 'Pier']);
    expect(clubScopeOf(chosen, true)).toEqual({ club_id: 2, location_id: 21 });
  });

  it('is off: clubs are chosen whole, and lists are limited to the club', () => {
    expect(locations()).toEqual(['all']);
    expect(clubScopeOf(chosen)).toEqual({ club_id: 2 });
    expect(clubScopeOf({ clubId: null, locationId: null })).toEqual({});
  });
});

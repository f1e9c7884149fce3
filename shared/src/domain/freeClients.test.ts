import { buildClubProfile, buildCurrentUser } from '../testing/builders';
import { freeClientsToChoose, stepForInactive } from './freeClients';

const now = new Date('2028-02-15T09:00:00.000Z');
const free = buildCurrentUser({ subscription_expiration_date: null, max_free_clients: 3 });
const subscribed = buildCurrentUser({ subscription_expiration_date: '2028-03-01T00:00:00.000Z' });
const ofClub = buildCurrentUser({
  subscription_expiration_date: null,
  club_connect_user: [buildClubProfile()],
});

it.each([
  ['all places while nobody is active', free, { active: 0, total: 5 }, 3],
  ['the places that are left', free, { active: 2, total: 5 }, 1],
  ['no more than there are clients', free, { active: 0, total: 2 }, 2],
  ['none once all places are taken', free, { active: 3, total: 5 }, 0],
  ['none beyond the limit', free, { active: 4, total: 5 }, 0],
  ['none when all are active', free, { active: 2, total: 2 }, 0],
  ['none for a subscriber', subscribed, { active: 0, total: 5 }, 0],
  ['none for a club’s trainer', ofClub, { active: 0, total: 5 }, 0],
])('of free clients are to be chosen: %s', (_name, trainer, counts, expected) => {
  expect(freeClientsToChoose(trainer, counts, now)).toBe(expected);
});

it.each([
  ['chosen while a place is free', free, 2, 'choose'],
  ['a reason to upgrade once all places are taken', free, 3, 'upgrade'],
  ['reactivated by a subscriber', subscribed, 3, 'reactivate'],
  ['reactivated by a club’s trainer', ofClub, 3, 'reactivate'],
])('an inactive client is %s', (_name, trainer, active, expected) => {
  expect(stepForInactive(trainer, active, now)).toBe(expected);
});

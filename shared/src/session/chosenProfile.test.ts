import { revokeToken } from '../contracts/accounts/auth';
import { onEvent } from '../events/events';
import { buildClubProfile, buildCurrentUser } from '../testing/builders';
import { fakeApi } from '../testing/fakeApi';
import { signInAs } from '../testing/signInAs';
import { answerProfileSwitch, selectClubProfile, signOut, startSession } from './session';
import { currentProfileSwitch } from './profileSwitch';
import { currentSession } from './sessionStore';

const LAST_CLUB = 'formline.lastClub';
const harbour = buildClubProfile({ ClubId: 7, ClubName: 'Harbour' });
const northside = buildClubProfile({ ClubId: 8, ClubName: 'Northside' });
const tara = buildCurrentUser({ club_connect_user: [harbour, northside] });

let hasUnsavedWork = false;

beforeAll(() => startSession({ startOver: () => undefined, hasUnsavedWork: () => hasUnsavedWork }));

async function openPersonal({ isManager = false } = {}) {
  const api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  await signInAs(api, tara, { isManager });
}

afterEach(() => {
  signOut();
  localStorage.clear();
  hasUnsavedWork = false;
});

const writeChoice = (clubId: number | null, userId = tara.id) =>
  localStorage.setItem(LAST_CLUB, JSON.stringify({ userId, clubId }));
const chooseElsewhere = (clubId: number | null, userId = tara.id) => {
  writeChoice(clubId, userId);
  dispatchEvent(new StorageEvent('storage', { key: LAST_CLUB }));
};
const chosen = () => {
  const session = currentSession();
  return session.status === 'signed-in' ? session.club : undefined;
};

it('follows the profile that another tab chose, tells the bus, and says so', async () => {
  await openPersonal();
  const received: (number | null)[] = [];
  const subscription = onEvent('profile:club-selected', ({ clubId }) => received.push(clubId));
  chooseElsewhere(7);
  subscription.unsubscribe();
  expect(chosen()).toEqual(harbour);
  expect(received.at(-1)).toBe(7);
  expect(currentProfileSwitch()).toEqual({ from: null, to: harbour, isFollowed: true });
});

it('tells the server the colour of the first paint until the person signs out', async () => {
  await openPersonal();
  expect(document.cookie).toContain('formline_profile=personal');
  selectClubProfile(harbour);
  expect(document.cookie).toContain('formline_profile=club');
  signOut();
  expect(document.cookie).not.toContain('formline_profile');
});

it('stays with the former profile on request, moves no other tab by it, and follows the next switch', async () => {
  await openPersonal();
  chooseElsewhere(7);
  answerProfileSwitch(null);
  expect(chosen()).toBeNull();
  expect(currentProfileSwitch()).toBeNull();
  expect(localStorage.getItem(LAST_CLUB)).toContain('"clubId":7');
  expect(sessionStorage.getItem('formline.session.club')).toContain('"clubId":null');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(chosen()).toBeNull();
  chooseElsewhere(8);
  expect(chosen()).toEqual(northside);
});

it('follows when it is shown again, if it could not hear of the switch', async () => {
  await openPersonal();
  writeChoice(7);
  dispatchEvent(new Event('pageshow'));
  expect(chosen()).toEqual(harbour);
});

it('keeps its profile while something is unsaved, and offers the other one', async () => {
  await openPersonal();
  hasUnsavedWork = true;
  chooseElsewhere(7);
  expect(chosen()).toBeNull();
  expect(currentProfileSwitch()).toEqual({ from: null, to: harbour, isFollowed: false });
  answerProfileSwitch(harbour);
  expect(chosen()).toEqual(harbour);
});

it.each([
  ['of another person', 7, tara.id + 1],
  ['of a club that this page does not know', 99, tara.id],
])('takes no notice of a choice %s', async (_name, clubId, userId) => {
  await openPersonal();
  chooseElsewhere(clubId, userId);
  expect(chosen()).toBeNull();
  expect(currentProfileSwitch()).toBeNull();
});

it('has no profile to switch for a manager', async () => {
  await openPersonal({ isManager: true });
  chooseElsewhere(7);
  expect(chosen()).toBeNull();
});

it('says no more of a switch once a profile is chosen here, or the session has ended', async () => {
  await openPersonal();
  chooseElsewhere(7);
  selectClubProfile(northside);
  expect(currentProfileSwitch()).toBeNull();
  chooseElsewhere(7);
  signOut();
  expect(currentProfileSwitch()).toBeNull();
});

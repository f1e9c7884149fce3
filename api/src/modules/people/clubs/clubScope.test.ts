import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { type ClubProfile, readCurrentUser, readUser } from '@formline/shared/contracts/people/users';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let profiles: readonly ClubProfile[];

beforeAll(async () => {
  api = await startTestApp();
  trainer = await api.signInAs('trainer@formline.test');
  profiles = (await trainer.call(readCurrentUser)).club_connect_user;
});

afterAll(() => api.close());

const profileOf = (name: string): ClubProfile => {
  const profile = profiles.find(({ ClubName }) => ClubName === name);
  if (!profile) throw new Error(`There is no profile ${name}.`);
  return profile;
};

const sizes = async (query: Record<string, number>): Promise<readonly [clients: number, groups: number]> => [
  (await trainer.call(listTrainerClients, { query })).length,
  (await trainer.call(listClientGroups, { query })).length,
];

describe('a club profile', () => {
  it('is one of two active ones and one that was left', () => {
    const states = profiles.map(({ ClubName, ClubStatus, TrainerStatus }) => [
      ClubName,
      [ClubStatus, TrainerStatus].every((status) => status.toLowerCase() === 'active'),
    ]);
    expect(states).toEqual([
      ['Harbour Strength Club', true],
      ['Northside Athletics', true],
      ['Riverside Gym', false],
    ]);
  });

  it('limits clients and groups to the club', async () => {
    const harbour = profileOf('Harbour Strength Club').ClubId;
    const northside = profileOf('Northside Athletics').ClubId;
    expect(await sizes({})).toEqual([24, 7]);
    expect(await sizes({ club_id: harbour })).toEqual([8, 2]);
    expect(await sizes({ club_id: northside })).toEqual([6, 1]);
    const groups = await trainer.call(listClientGroups, { query: { club_id: harbour } });
    expect(groups.map(({ club_id }) => club_id)).toEqual([harbour, harbour]);
    expect(groups.every(({ client_group_clients }) => client_group_clients.length >= 4)).toBe(true);
  });

  it('and a location limit them to the location', async () => {
    const { ClubId, Locations } = profileOf('Harbour Strength Club');
    const counts = await Promise.all(
      Locations.map(async ({ Id }) => (await sizes({ club_id: ClubId, location_id: Id }))[0]),
    );
    expect(Locations).toHaveLength(2);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(8);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it('that was left opens nothing', async () => {
    const query = { club_id: profileOf('Riverside Gym').ClubId };
    expect((await trainer.refused(listTrainerClients, { query })).status).toBe(403);
  });

  it('does not reach the location of another club', async () => {
    const query = {
      club_id: profileOf('Harbour Strength Club').ClubId,
      location_id: profileOf('Northside Athletics').Locations[0]?.Id ?? 0,
    };
    expect((await trainer.refused(listClientGroups, { query })).status).toBe(403);
  });
});

describe('clients', () => {
  it('stand in the order of their names', async () => {
    const names = (await trainer.call(listTrainerClients)).map(({ full_name }) => full_name);
    expect(names).toEqual([...names].sort());
  });

  it('read one by one are those of the list', async () => {
    const [first] = await trainer.call(listTrainerClients);
    expect(await trainer.call(readUser, { params: { id: first?.id ?? 0 } })).toEqual(first);
  });

  it.each([
    ['free@formline.test', 4, 1],
    ['expired@formline.test', 6, 1],
    ['club@formline.test', 8, 8],
  ])('of %s are as the account promises', async (email, count, active) => {
    const clients = await (await api.signInAs(email)).call(listTrainerClients);
    const activeOnes = clients.filter(({ client_user }) => client_user.active_under_current_trainer);
    expect([clients.length, activeOnes.length]).toEqual([count, active]);
  });
});

it.each([
  ['free@formline.test', { subscription: 'access', subscription_expiration_date: null, max_free_clients: 1 }],
  [
    'expired@formline.test',
    { subscription: 'plus', subscription_expiration_date: '2028-02-03T12:00:00.000Z' },
  ],
  ['club@formline.test', { role: 'PRACTITIONER', formline_role: 'trainer' }],
])('%s reads the own account', async (email, expected) => {
  const user = await (await api.signInAs(email)).call(readCurrentUser);
  expect(user).toMatchObject({ email, ...expected });
});

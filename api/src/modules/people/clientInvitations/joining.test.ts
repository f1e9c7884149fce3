import { checkEmail, requestToken } from '@formline/shared/contracts/accounts/auth';
import { listActivities } from '@formline/shared/contracts/people/activityFeed';
import {
  acceptInvitation,
  checkInvitation,
  createClient,
  resendInvitation,
  sendClientInvite,
} from '@formline/shared/contracts/people/clientInvitations';
import { listTrainerClients, removeClient } from '@formline/shared/contracts/people/clients';
import { registerClient } from '@formline/shared/contracts/accounts/registration';
import { readClient } from '@formline/shared/contracts/people/users';
import { buildClient, buildTrainer, uniqueEmail } from '../../../testing/builders';
import { passwordGrant } from '../../../testing/grants';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let maya: Caller;
let dominic: Caller;
let dominicId: number;

const subscribed = { subscriptionExpirationDate: new Date('2030-01-01T00:00:00Z') };
const PASSWORD = 'Kelp-Anchor4Boat';

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  maya = await api.signInAs((await buildTrainer(db, { ...subscribed, firstName: 'Maya' })).email);
  const other = await buildTrainer(db, { ...subscribed, firstName: 'Win a car at evil.test' });
  dominicId = other.id;
  dominic = await api.signInAs(other.email);
});

afterAll(() => api.close());

const addClient = (caller: Caller, email = uniqueEmail()) =>
  caller.call(createClient, { body: { email, first_name: 'Noor', last_name: 'Hara' } });
const tokenFor = async (email: string): Promise<string> => {
  await api.settled();
  const message = api.emails.filter(({ to }) => to === email).at(-1);
  return /#invitation=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
};
const opening = (email: string, invitation_token: string, changes: object = {}) => ({
  body: {
    email,
    first_name: 'Noora',
    last_name: 'Hara',
    password: PASSWORD,
    accepted_terms: true,
    invitation_token,
    ...changes,
  },
});
const linkOver = {
  status: 400,
  code: 4000,
  key: 'link_over',
  message: 'This invitation is no longer valid. Please ask your trainer for a new one.',
};
const isClientOf = async (caller: Caller, id: number) =>
  (await caller.call(listTrainerClients)).some((client) => client.id === id);

describe('an invited person', () => {
  it('sees who invites them', async () => {
    const { email } = await addClient(maya);
    expect(await api.call(checkInvitation, { body: { token: await tokenFor(email) } })).toEqual({
      email,
      first_name: 'Noor',
      last_name: 'Hara',
      trainer_name: 'Maya Trainer',
      has_account: false,
    });
  });

  it('opens the account with the email, once', async () => {
    const { id, email } = await addClient(maya);
    const token = await tokenFor(email);
    expect(await api.call(registerClient, opening(email.toUpperCase(), token))).toEqual({ id });
    expect(await maya.call(readClient, { params: { id } })).toMatchObject({
      email,
      full_name: 'Noora Hara',
      client_user: { invited_at: null },
    });
    expect((await api.call(checkEmail, { body: { email } })).edgeUserRole).toBe('CLIENT');
    expect((await api.refused(requestToken, passwordGrant(email, PASSWORD))).key).toBe('client');
    const [line] = await maya.call(listActivities, { query: { client_user_id: id } });
    expect(line?.activity_type).toBe('client_joined');
    expect(await api.refused(registerClient, opening(email, token))).toEqual(linkOver);
    expect((await maya.refused(resendInvitation, { body: { clientId: id } })).status).toBe(409);
  });

  it('cannot open it without the email, with another’s or for another address', async () => {
    const { email } = await addClient(maya);
    const token = await tokenFor(email);
    const without = opening(email, '', { invitation_token: undefined });
    expect(await api.refused(registerClient, without)).toMatchObject({ status: 409, code: 1000 });
    expect(await api.refused(registerClient, opening(email, 'x'.repeat(43)))).toEqual(linkOver);
    expect(await api.refused(registerClient, opening(uniqueEmail(), token))).toMatchObject({
      status: 400,
      message: 'This invitation is for another email address.',
    });
    expect((await api.refused(registerClient, opening(email, token, { password: 'weak' }))).status).toBe(400);
    expect((await api.refused(acceptInvitation, { body: { token } })).status).toBe(400);
    expect((await api.send(registerClient, opening(email, token))).status).toBe(200);
  });

  it('at once from two windows opens it once', async () => {
    const { email } = await addClient(maya);
    const token = await tokenFor(email);
    const answers = await Promise.all([1, 2].map(() => api.send(registerClient, opening(email, token))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  it('has no way in after the trainer withdrew', async () => {
    const { id, email } = await addClient(maya);
    const token = await tokenFor(email);
    await maya.call(removeClient, { query: { clientId: id } });
    expect(await api.refused(registerClient, opening(email, token))).toEqual(linkOver);
  });

  it('is not shown what a trainer advertises in place of a name', async () => {
    const { email } = await addClient(dominic);
    await tokenFor(email);
    expect(api.emails.at(-1)?.text).toContain('Your trainer would like to train with you');
  });
});

describe('an account', () => {
  it('becomes the client of another trainer when its owner accepts', async () => {
    const { id, email } = await buildClient(api.database.db, dominicId);
    await maya.call(sendClientInvite, { body: { email } });
    const token = await tokenFor(email);
    expect(await api.call(checkInvitation, { body: { token } })).toMatchObject({ has_account: true });
    expect(await api.refused(registerClient, opening(email, token))).toEqual(linkOver);
    expect(await isClientOf(maya, id)).toBe(false);
    expect(await api.call(acceptInvitation, { body: { token } })).toEqual({ accepted: true });
    expect([await isClientOf(maya, id), await isClientOf(dominic, id)]).toEqual([true, true]);
    expect(await api.refused(acceptInvitation, { body: { token } })).toEqual(linkOver);
  });

  it('is hidden from a trainer who typed its address and was never accepted', async () => {
    const { id, email } = await addClient(dominic);
    const dominics = await tokenFor(email);
    await maya.call(sendClientInvite, { body: { email } });
    expect(await isClientOf(maya, id)).toBe(false);
    await api.call(registerClient, opening(email, await tokenFor(email)));
    expect([await isClientOf(maya, id), await isClientOf(dominic, id)]).toEqual([true, false]);
    expect((await dominic.refused(readClient, { params: { id } })).status).toBe(404);
    await api.call(acceptInvitation, { body: { token: dominics } });
    expect(await isClientOf(dominic, id)).toBe(true);
  });

  it('accepted by a trainer without room is an inactive client', async () => {
    const limited = await api.signInAs((await buildTrainer(api.database.db, { maxFreeClients: 1 })).email);
    await addClient(limited);
    const { id, email } = await buildClient(api.database.db, dominicId);
    await limited.call(sendClientInvite, { body: { email } });
    await api.call(acceptInvitation, { body: { token: await tokenFor(email) } });
    const client = (await limited.call(listTrainerClients)).find((one) => one.id === id);
    expect(client?.client_user.active_under_current_trainer).toBe(false);
  });
});

it('an invitation is used with the newest email, within two weeks', async () => {
  const { id, email } = await addClient(maya);
  const first = await tokenFor(email);
  api.clock.advanceSeconds(61);
  await maya.call(resendInvitation, { body: { clientId: id } });
  const second = await tokenFor(email);
  expect(await api.refused(registerClient, opening(email, first))).toEqual(linkOver);
  api.clock.advanceSeconds(14 * 86_400);
  expect(await api.refused(checkInvitation, { body: { token: second } })).toEqual(linkOver);
  expect(await api.refused(registerClient, opening(email, second))).toEqual(linkOver);
});

import { listActivities } from '@formline/shared/contracts/people/activityFeed';
import {
  createClient,
  resendInvitation,
  sendClientInvite,
  validateClientEmail,
} from '@formline/shared/contracts/people/clientInvitations';
import { listTrainerClients, removeClient } from '@formline/shared/contracts/people/clients';
import { requestPasswordReset } from '@formline/shared/contracts/accounts/passwordReset';
import { readCurrentUser, readClient } from '@formline/shared/contracts/people/users';
import { buildClient, buildTrainer, uniqueEmail } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let otherTrainer: Caller;
let foreign: { readonly id: number; readonly email: string };

const subscribed = { subscriptionExpirationDate: new Date('2030-01-01T00:00:00Z') };

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  trainer = await api.signInAs((await buildTrainer(db, { ...subscribed, firstName: 'Maya' })).email);
  const other = await buildTrainer(db, subscribed);
  otherTrainer = await api.signInAs(other.email);
  foreign = await buildClient(db, other.id);
});

afterAll(() => api.close());

const person = (changes: object = {}) => ({
  body: { email: uniqueEmail(), first_name: 'Noor', last_name: "O'Hara", ...changes },
});
const mailedTo = async (email: string) => {
  await api.settled();
  return api.emails.filter(({ to }) => to === email);
};
const invitedAt = async (caller: Caller, id: number) =>
  (await caller.call(readClient, { params: { id } })).client_user.invited_at;
const minuteLater = () => api.clock.advanceSeconds(61);
const exists = {
  status: 409,
  code: 2001,
  message: 'A client already exists with that email. Would you like to resend an invite?',
};

describe('a new client', () => {
  it('is in the list at once, active, with an email on its way and a line in the feed', async () => {
    const request = person({ first_name: ' Noor ' });
    const client = await trainer.call(createClient, request);
    expect(client).toMatchObject({
      email: request.body.email,
      full_name: "Noor O'Hara",
      role: 'CLIENT',
      client_user: { active_under_current_trainer: true, started_training_at: '2028-02-15', goals: [] },
    });
    expect(await trainer.call(listTrainerClients)).toContainEqual(client);
    const [message] = await mailedTo(client.email);
    expect(message?.text).toMatch(/^Hello Noor,\r\n\r\nMaya Trainer would like/);
    expect(message?.text).toMatch(/\/create-account#invitation=[\w-]{43}\r\n/);
    const lines = await trainer.call(listActivities, { query: { client_user_id: client.id } });
    expect(lines.map(({ activity_type }) => activity_type)).toEqual(['client_added']);
  });

  it.each([
    [{ email: 'noor@gym' }, 'Invalid email format'],
    [{ first_name: 'N00r' }, 'First name should not contain special symbols or numbers'],
    [{ last_name: 'x!' }, 'Last name should not contain special symbols or numbers'],
    [{ first_name: ' ' }, 'Name is required'],
  ])('is not made of %j', async (changes, message) => {
    expect(await trainer.refused(createClient, person(changes))).toEqual({
      status: 400,
      code: 4000,
      message,
    });
  });

  it('is made once, by whoever is first', async () => {
    const request = person();
    const answers = await Promise.all(
      [trainer, trainer, otherTrainer].map((caller) => caller.send(createClient, request)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(await mailedTo(request.body.email)).toHaveLength(1);
  });

  it('is refused when the plan has no room, also to calls at the same moment, and no email is sent', async () => {
    const limited = await api.signInAs((await buildTrainer(api.database.db, { maxFreeClients: 1 })).email);
    const requests = [1, 2, 3].map(() => person());
    const answers = await Promise.all(requests.map((request) => limited.send(createClient, request)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    for (const [index, { status, text }] of answers.entries()) {
      const emails = await mailedTo(requests[index]?.body.email ?? '');
      const isRefused = text.includes('"free_client_limit"');
      expect([status, emails.length]).toEqual(isRefused ? [409, 0] : [200, 1]);
    }
    const clients = await limited.call(listTrainerClients);
    expect(clients.map(({ client_user }) => client_user.active_under_current_trainer)).toEqual([true]);
  });

  it('belongs to the club it is added in', async () => {
    const caller = await api.signInAs('club@formline.test');
    const [club] = (await caller.call(readCurrentUser)).club_connect_user;
    const query = { club_id: club?.ClubId ?? 0, location_id: club?.Locations[0]?.Id ?? 0 };
    const request = person(query);
    expect((await trainer.refused(createClient, request)).status).toBe(403);
    const client = await caller.call(createClient, request);
    expect(await caller.call(listTrainerClients, { query })).toContainEqual(client);
    await caller.call(removeClient, { query: { clientId: client.id } });
  });

  it('who never came leaves nothing behind when removed', async () => {
    const request = person();
    const { id: clientId } = await trainer.call(createClient, request);
    await trainer.call(removeClient, { query: { clientId } });
    expect(await otherTrainer.call(createClient, request)).toMatchObject({ email: request.body.email });
  });

  it('gets no link to a new password before there is an account', async () => {
    const { email } = await trainer.call(createClient, person());
    await api.call(requestPasswordReset, { body: { email } });
    expect(await mailedTo(email)).toHaveLength(1);
  });
});

describe('somebody who has an account', () => {
  it('is asked, and until they accept the trainer learns nothing', async () => {
    const { email, id } = foreign;
    const body = { email };
    expect(await trainer.call(sendClientInvite, { body })).toEqual({
      message: 'The invitation is on its way.',
    });
    expect(await mailedTo(email)).toHaveLength(1);
    expect((await trainer.refused(readClient, { params: { id } })).status).toBe(404);
    expect((await trainer.call(listTrainerClients)).map((client) => client.id)).not.toContain(id);
    const [line] = await trainer.call(listActivities, { query: { activity_types: 'client_invited' } });
    expect(line).toMatchObject({ subject: email, client: null });
    expect((await trainer.refused(validateClientEmail, { body })).code).toBe(2001);
    expect((await trainer.refused(resendInvitation, { body: { clientId: id } })).status).toBe(404);
    expect(await trainer.refused(createClient, person(body))).toEqual(exists);
  });

  it('must have one', async () => {
    expect(await trainer.refused(sendClientInvite, { body: { email: uniqueEmail() } })).toMatchObject({
      status: 404,
      message: 'There is no account with this email address.',
    });
  });
});

describe('sending once more', () => {
  it('works by address and by client, a minute later, for who has not joined', async () => {
    const client = await trainer.call(createClient, person());
    const byClient = { body: { clientId: client.id } };
    expect(await trainer.refused(resendInvitation, byClient)).toMatchObject({ status: 429, code: 4290 });
    minuteLater();
    await trainer.call(resendInvitation, byClient);
    minuteLater();
    await trainer.call(sendClientInvite, { body: { email: client.email } });
    expect(await mailedTo(client.email)).toHaveLength(3);
    expect(await invitedAt(trainer, client.id)).toBe(api.clock.now().toISOString());
  });

  it('is not for clients who have an account', async () => {
    const joined = await otherTrainer.refused(resendInvitation, { body: { clientId: foreign.id } });
    expect(joined).toMatchObject({ status: 409, code: 1000 });
    expect(await invitedAt(otherTrainer, foreign.id)).toBeNull();
    expect((await trainer.refused(resendInvitation, { body: { clientId: 2_000_000_000 } })).status).toBe(404);
  });

  it('ends after a hundred emails a day', async () => {
    const { email } = await buildTrainer(api.database.db, subscribed);
    const busy = await api.signInAs(email);
    const { id: clientId } = await busy.call(createClient, person());
    const { pool } = api.database;
    await pool.query(
      'update invitation_counts set letters = 100 where trainer_id = (select max(trainer_id) from client_invitations)',
    );
    minuteLater();
    const refusal = await busy.refused(resendInvitation, { body: { clientId } });
    expect([refusal.status, refusal.message]).toEqual([
      429,
      'You have sent many invitations today. Please try again tomorrow.',
    ]);
    api.clock.advanceSeconds(86_400);
    const rested = await api.signInAs(email);
    expect((await rested.send(resendInvitation, { body: { clientId } })).status).toBe(200);
  });
});

it.each([validateClientEmail, createClient, sendClientInvite, resendInvitation])(
  'a manager is refused $method $path',
  async (endpoint) => {
    const manager = await api.signInAs('manager@formline.test');
    const refusal = await manager.refused(endpoint, { body: { ...person().body, clientId: 1 } });
    expect(refusal).toMatchObject({ status: 403, code: 4030 });
  },
);

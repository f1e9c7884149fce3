import {
  createClient,
  sendClientInvite,
  validateClientEmail,
} from '@formline/shared/contracts/people/clientInvitations';
import { removeClient } from '@formline/shared/contracts/people/clients';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
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
const exists = {
  status: 409,
  code: 2001,
  message: 'A client already exists with that email. Would you like to resend an invite?',
};
const refused = { status: 400, code: 4005, message: 'This email address cannot be used for a client.' };

describe('an address', () => {
  const validated = (email: string) => ({ body: { email } });

  it('nobody has makes a new client', async () => {
    expect(await trainer.call(validateClientEmail, validated(uniqueEmail()))).toEqual({ outcome: 'CREATE' });
  });

  it('of another trainer’s client is invited', async () => {
    const typed = ` ${foreign.email.toUpperCase()}`;
    expect(await trainer.call(validateClientEmail, validated(typed))).toEqual({ outcome: 'INVITE' });
  });

  it('of an own client who has not joined offers to resend the invitation', async () => {
    const { email } = await trainer.call(createClient, person());
    expect(await trainer.refused(validateClientEmail, validated(email.toUpperCase()))).toEqual(exists);
  });

  it('of an own client who has joined says so, and offers nothing', async () => {
    const { email } = foreign;
    const listed = { status: 409, code: 1000, message: 'This client is already in your list.' };
    expect(await otherTrainer.refused(validateClientEmail, validated(email))).toEqual(listed);
    expect(await otherTrainer.refused(createClient, person({ email }))).toEqual(listed);
    expect(await otherTrainer.refused(sendClientInvite, validated(email))).toEqual({
      ...listed,
      message: 'This client already has an account and needs no invitation.',
    });
  });

  it('of an own client in another profile says where to look', async () => {
    const { db } = api.database;
    const caller = await api.signInAs('club@formline.test');
    const { id, club_connect_user } = await caller.call(readCurrentUser);
    const { email, id: clientId } = await buildClient(db, id);
    const body = { email, club_id: club_connect_user[0]?.ClubId ?? 0 };
    expect(await caller.refused(validateClientEmail, { body })).toMatchObject({
      code: 1000,
      message: 'This client is already in your list, in another of your profiles.',
    });
    await caller.call(removeClient, { query: { clientId } });
  });

  it.each(['trainer@formline.test', 'manager@formline.test', 'elsewhere@formline.test'])(
    '%s is no client’s',
    async (email) => {
      expect(await trainer.refused(validateClientEmail, validated(email))).toEqual(refused);
      expect(await trainer.refused(createClient, person({ email }))).toEqual(refused);
      expect(await trainer.refused(sendClientInvite, validated(email))).toEqual(refused);
    },
  );

  it.each([
    ['', 'Email is required'],
    ['noor@gym', 'Invalid email format'],
    ['x<noor@gym.test>', 'Invalid email format'],
    ['noor@gym.test\u200B', 'Invalid email format'],
  ])('%p is none', async (email, message) => {
    for (const endpoint of [validateClientEmail, sendClientInvite]) {
      expect(await trainer.refused(endpoint, validated(email))).toEqual({ status: 400, code: 4000, message });
    }
  });
});

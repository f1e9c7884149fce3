import { randomUUID } from 'node:crypto';
import { checkEmail, requestToken } from '@formline/shared/contracts/accounts/auth';
import { checkTerms } from '@formline/shared/contracts/accounts/legalDocuments';
import {
  registerClient,
  registerTrainer,
  registerTrainerFromService,
} from '@formline/shared/contracts/accounts/registration';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { externalAccounts } from '../../../database/schema/users';
import { DEMO_PASSWORD } from '../../../database/seed/world/accounts';
import { uniqueEmail } from '../../../testing/builders';
import { passwordGrant } from '../../../testing/grants';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';
import { hashPassword } from '../credentials/passwords';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

const PASSWORD = 'Kelp-Anchor4Boat';

const person = (changes: object = {}) => ({
  email: uniqueEmail(),
  first_name: 'Noor',
  last_name: "O'Hara",
  password: PASSWORD,
  accepted_terms: true,
  ...changes,
});

describe('registering as a trainer', () => {
  it('gives an account that signs in at once, with the terms accepted', async () => {
    const body = person({ first_name: ' Noor ' });
    const { id } = await api.call(registerTrainer, { body });
    const { access_token } = await api.call(requestToken, passwordGrant(body.email.toUpperCase(), PASSWORD));
    const trainer = api.withToken(access_token);
    expect(await trainer.call(readCurrentUser)).toMatchObject({
      id,
      email: body.email,
      full_name: "Noor O'Hara",
      role: 'TRAINER',
      subscription: 'access',
    });
    expect(await trainer.call(checkTerms)).toEqual({ requires_pp_update: false, required_tc_update: false });
  });

  it.each([
    ['trainer@formline.test', 1000],
    ['Client@Formline.test', 1000],
    ['elsewhere@formline.test', 3333],
  ])('with %s is told that it exists', async (email, code) => {
    expect(await api.refused(registerTrainer, { body: person({ email }) })).toEqual({
      status: 409,
      code,
      message: 'This account already exists',
    });
  });

  it('twice at once opens one account', async () => {
    const body = person();
    const answers = await Promise.all([1, 2, 3].map(() => api.send(registerTrainer, { body })));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  it.each([
    [{ email: ' ' }, 'Email is required'],
    [{ email: 'noor@gym' }, 'Invalid email format'],
    [{ first_name: '' }, 'Name is required'],
    [{ first_name: 'N00r' }, 'Invalid first name'],
    [{ last_name: '  ' }, 'Last name is required'],
    [{ last_name: '<b>' }, 'Invalid last name'],
    [{ password: '' }, 'Password is required'],
    [
      { password: 'weak' },
      'Password must have at least 8 characters, 1 uppercase, 1 lowercase and 1 special character.',
    ],
    [{ password: 'P@ssw0rd1!' }, 'This password is too easy to guess. Please choose another one.'],
  ])('with %p is told: %s', async (changes, message) => {
    const body = person(changes);
    expect(await api.refused(registerTrainer, { body })).toEqual({ status: 400, code: 4000, message });
  });

  it.each([{ accepted_terms: false }, { accepted_terms: undefined }, { email: 7 }, { password: null }])(
    'with %p is refused and leaves nothing',
    async (changes) => {
      const body = person(changes);
      expect((await api.refused(registerTrainer, { body })).status).toBe(400);
      if (typeof body.email !== 'string') return;
      expect((await api.call(checkEmail, { body: { email: body.email } })).edgeResult).toBe(false);
    },
  );

  it('tells apart long passwords that differ at their end', async () => {
    const long = `Kelp-Anchor4${'x'.repeat(90)}`;
    const body = person({ password: `${long}1` });
    await api.call(registerTrainer, { body });
    expect((await api.refused(requestToken, passwordGrant(body.email, `${long}2`))).status).toBe(401);
  });
});

describe('registering as a client', () => {
  it('gives an account that is a client’s and does not sign in on the web', async () => {
    const body = person();
    await api.call(registerClient, { body });
    expect((await api.call(checkEmail, { body: { email: body.email } })).edgeUserRole).toBe('CLIENT');
    expect((await api.refused(requestToken, passwordGrant(body.email, PASSWORD))).key).toBe('client');
  });

  it('does not take over an account that exists', async () => {
    const body = person({ email: 'client@formline.test' });
    expect(await api.refused(registerClient, { body })).toMatchObject({ status: 409, code: 1000 });
  });
});

describe('registering with an account of the account service', () => {
  const body = { email: uniqueEmail(), password: DEMO_PASSWORD, accepted_terms: true };

  beforeAll(async () => {
    await api.database.db.insert(externalAccounts).values({
      email: body.email,
      uaGuid: randomUUID(),
      firstName: 'Nadia',
      lastName: 'Koch',
      passwordHash: await hashPassword(DEMO_PASSWORD),
    });
  });

  it('needs its password', async () => {
    const wrong = { ...body, password: 'Wrong-Anchor4Boat' };
    expect(await api.refused(registerTrainerFromService, { body: wrong })).toMatchObject({
      status: 401,
      key: 'invalid_credentials',
    });
  });

  it('opens an account tied to it, once', async () => {
    await api.call(registerTrainerFromService, { body });
    expect(await api.refused(registerTrainerFromService, { body })).toMatchObject({
      status: 409,
      code: 1000,
    });
    const trainer = await api.signInAs(body.email);
    expect(await trainer.call(readCurrentUser)).toMatchObject({ first_name: 'Nadia', last_name: 'Koch' });
  });
});

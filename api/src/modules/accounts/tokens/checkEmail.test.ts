import { checkEmail } from '@formline/shared/contracts/accounts/auth';
import { registerTrainer } from '@formline/shared/contracts/accounts/registration';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

describe('checking an email address', () => {
  const result = (edge: boolean, ua: boolean, toUa: boolean, toEdge: boolean, role: string | null) => ({
    edgeResult: edge,
    uaResult: ua,
    edgeAccountInUA: toUa,
    uaAccountInEDGE: toEdge,
    edgeUserRole: role,
  });

  it.each([
    ['trainer@formline.test', result(true, true, true, true, 'TRAINER')],
    ['CLUB@formline.test', result(true, true, true, true, 'PRACTITIONER')],
    ['client@formline.test', result(true, false, false, false, 'CLIENT')],
    ['legacy@formline.test', result(true, false, false, false, 'TRAINER')],
    ['unlinked@formline.test', result(true, true, false, false, 'TRAINER')],
    ['mismatch@formline.test', result(true, true, true, false, 'TRAINER')],
    ['elsewhere@formline.test', result(false, true, false, false, null)],
    ['stranger@formline.test', result(false, false, false, false, null)],
  ])('%s', async (email, expected) => {
    expect(await api.call(checkEmail, { body: { email } })).toEqual(expected);
  });

  it.each(['r&d@formline.test', 'tara@münchen.test', ' spaces@formline.test '])(
    'finds every address an account can be opened with: "%s"',
    async (email) => {
      const names = { first_name: 'Rita', last_name: 'Dorn' };
      const password = 'Kelp-Anchor4Boat';
      await api.call(registerTrainer, { body: { ...names, email, password, accepted_terms: true } });
      expect(await api.call(checkEmail, { body: { email } })).toEqual(
        result(true, true, true, true, 'TRAINER'),
      );
    },
  );

  it('refuses what is no address', async () => {
    expect(await api.refused(checkEmail, { body: { email: 'nobody' } })).toMatchObject({
      status: 400,
      message: 'Enter a valid email address',
    });
  });
});

it('one address may not try without end', async () => {
  const strict = await startTestApp({ config: { signInsPerMinute: 2 } });
  const check = () => strict.send(checkEmail, { body: { email: 'nobody@formline.test' } });
  expect([(await check()).status, (await check()).status]).toEqual([200, 200]);
  const refusal = await strict.refused(checkEmail, { body: { email: 'nobody@formline.test' } });
  expect(refusal).toMatchObject({ status: 429, code: 4290 });
  await strict.close();
});

it('a forged forwarding header does not give a new allowance', async () => {
  const strict = await startTestApp({ config: { signInsPerMinute: 1 } });
  const statuses = [];
  for (const forged of ['198.51.100.1', '198.51.100.2']) {
    const answer = await strict.app.inject({
      method: 'POST',
      url: checkEmail.path,
      headers: { 'x-forwarded-for': forged },
      payload: { email: 'nobody@formline.test' },
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([200, 429]);
  await strict.close();
});

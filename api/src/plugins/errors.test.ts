import { rm } from 'node:fs/promises';
import { checkEmail, requestToken } from '@formline/shared/contracts/accounts/auth';
import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { findExercises } from '@formline/shared/contracts/library/exercises';
import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { buildTrainer } from '../testing/builders';
import { passwordGrant } from '../testing/grants';
import { startTestApp, type TestApp } from '../testing/startTestApp';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

describe('errors', () => {
  const client = { params: { id: 'abc' }, query: { month: 2, year: 2028 } };

  it.each([
    ['an unknown route', 404, { method: 'GET', path: '/v2.2/api/nothing' }, {}],
    ['an unknown method', 404, { method: 'DELETE', path: readCurrentUser.path }, {}],
    ['letters for a number', 400, listMonthWorkouts, client],
    ['a number beyond the database', 400, listMonthWorkouts, { ...client, params: { id: '3000000000' } }],
    ['a number beyond JavaScript', 400, listMonthWorkouts, { ...client, params: { id: '9'.repeat(30) } }],
    ['a number in another notation', 400, listMonthWorkouts, { ...client, params: { id: '1e3' } }],
    ['zero', 400, listMonthWorkouts, { ...client, params: { id: 0 } }],
    ['a month that is none', 400, listMonthWorkouts, { params: { id: 1 }, query: { month: 13, year: 2028 } }],
    ['a missing month', 400, listMonthWorkouts, { params: { id: 1 }, query: { year: 2028 } }],
    ['a location without its club', 400, listTrainerClients, { query: { location_id: 1 } }],
    ['a wrong type in the body', 400, checkEmail, { body: { email: 7 } }],
    ['a body of the wrong shape', 400, checkEmail, { body: [1] }],
  ] as const)('%s answers in the one shape', async (_case, status, endpoint, request) => {
    const trainer = await api.signInAs('trainer@formline.test');
    const refusal = await trainer.refused(endpoint, request);
    expect(refusal).toMatchObject({ status, code: status * 10 });
    expect(JSON.stringify(refusal)).not.toMatch(/select|stack|node_modules|\.ts/i);
  });

  it.each([
    ['broken JSON', 'application/json', '{"email":', 400],
    ['a prototype key', 'application/json', '{"__proto__":{"a":1},"email":"a@b.test"}', 400],
    ['plain text', 'text/plain', 'email=a@b.test', 415],
    ['nothing', 'application/json', '', 400],
    ['too much', 'application/json', JSON.stringify({ email: 'a'.repeat(300_000) }), 413],
  ])('%s as a body is refused', async (_case, type, payload, status) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: checkEmail.path,
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(JSON.parse(answer.payload)).toMatchObject({ code: 4000 });
  });

  it('an address that cannot be read is refused, and its line ends', async () => {
    const answer = await api.app.inject({ method: 'GET', url: '/v2.2/api/users/%E0%A4%A' });
    expect(answer.statusCode).toBe(400);
    expect(JSON.parse(answer.payload)).toEqual({ message: 'The address cannot be read.', code: 4000 });
    expect(answer.headers.connection).toBe('close');
  });

  it('a name the database has no characters for is refused', async () => {
    expect((await api.refused(requestToken, passwordGrant('a\0b'))).status).toBe(400);
  });

  it('a client is refused a trainer’s calls and told why', async () => {
    const { email } = await buildTrainer(api.database.db, { role: 'TRAINER' });
    const session = await api.signInAs(email);
    await api.database.pool.query(`update users set role = 'CLIENT' where email = $1`, [email]);
    expect(await session.refused(listTrainerClients)).toMatchObject({
      status: 403,
      message: 'This is open to trainers only.',
    });
  });

  it('a failing database says that the service is away, and nothing more', async () => {
    const lost = await startTestApp();
    await lost.database.close();
    const refusal = await lost.withToken('x'.repeat(43)).refused(readCurrentUser);
    expect(refusal.status).toBeGreaterThanOrEqual(500);
    expect(JSON.stringify(refusal)).not.toMatch(/pool|select|Error/);
    await lost.app.close();
    await rm(lost.mediaFolder, { recursive: true });
  });
});

describe('what leaves the server', () => {
  it('is marked as private and safe', async () => {
    const { headers } = await (await api.signInAs('trainer@formline.test')).send(readCurrentUser);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('carries no password, hash or token', async () => {
    const trainer = await api.signInAs('trainer@formline.test');
    for (const endpoint of [readCurrentUser, listTrainerClients, listClientGroups, findExercises]) {
      expect((await trainer.send(endpoint)).text).not.toMatch(
        /password|argon|hash|token|isActive|createdAt/i,
      );
    }
  });

  it('keeps to the contract’s fields for a client', async () => {
    const trainer = await api.signInAs('trainer@formline.test');
    const body: unknown = JSON.parse((await trainer.send(listTrainerClients)).text);
    expect(body).toEqual({ result: await trainer.call(listTrainerClients) });
  });
});

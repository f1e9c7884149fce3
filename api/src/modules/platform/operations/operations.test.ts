import { requestToken } from '@formline/shared/contracts/accounts/auth';
import { findExercises } from '@formline/shared/contracts/library/exercises';
import { readHealth, readReadiness } from '@formline/shared/contracts/platform/health';
import { readPrivacyAddress, readTermsAddress } from '@formline/shared/contracts/accounts/legalDocuments';
import { resetPassword } from '@formline/shared/contracts/accounts/passwordReset';
import { passwordGrant } from '../../../testing/grants';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
const logged: string[] = [];

beforeAll(async () => {
  api = await startTestApp({ log: { level: 'info', stream: { write: (line) => void logged.push(line) } } });
});

afterAll(() => api.close());

describe('operations', () => {
  it('health and readiness answer', async () => {
    expect(await api.call(readHealth)).toEqual({ status: 'ok', version: '0.25.1' });
    expect(await api.call(readReadiness)).toEqual({ status: 'ready' });
  });

  it('is not ready while the schema is behind', async () => {
    const { pool } = api.database;
    const { rows } = await pool.query<{ id: number; hash: string; created_at: number }>(
      'delete from drizzle.__drizzle_migrations where id = 1 returning id, hash, created_at',
    );
    expect((await api.refused(readReadiness)).status).toBe(503);
    await pool.query(
      'insert into drizzle.__drizzle_migrations (id, hash, created_at) values ($1, $2, $3)',
      rows.flatMap(({ id, hash, created_at }) => [id, hash, created_at]),
    );
    expect(await api.call(readReadiness)).toEqual({ status: 'ready' });
  });

  it('the log names no person, password or token', async () => {
    const answer = await api.call(requestToken, passwordGrant('trainer@formline.test'));
    await api.withToken(answer.access_token).send(findExercises, { query: { search: 'secret-search' } });
    await api.send(resetPassword, { params: { token: 'secret-of-a-letter' }, body: { password: 'x' } });
    const log = logged.join('');
    expect(log).toContain(`"path":"${resetPassword.path}"`);
    expect(log).toContain('"event":"sign-in"');
    for (const secret of [
      'trainer@formline.test',
      'Formline1!',
      answer.access_token,
      answer.refresh_token,
      'secret-search',
      'secret-of-a-letter',
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('the number of a call', () => {
  const numbered = (id: string) =>
    api.app.inject({ method: 'GET', url: readHealth.path, headers: { 'x-request-id': id } });

  it('is the one the caller gave, in the answer and in its one line of the log', async () => {
    const answer = await numbered('checkout-0001');
    expect(answer.headers['x-request-id']).toBe('checkout-0001');
    const lines = logged.filter((line) => line.includes('checkout-0001'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      reqId: 'checkout-0001',
      status: 200,
      req: { method: 'GET', path: readHealth.path },
    });
  });

  it.each(['short', 'with a space in it', 'x'.repeat(65), '{"level":60}'])(
    'is a new one when the caller gives %p',
    async (given) => {
      const id = (await numbered(given)).headers['x-request-id'];
      expect(id).toMatch(/^[0-9a-f]{8}-/);
    },
  );
});

describe('documents', () => {
  it.each([
    ['terms and conditions', readTermsAddress, '# Terms and Conditions'],
    ['privacy policy', readPrivacyAddress, '# Privacy Policy'],
  ] as const)('the %s stand where the call says', async (_name, endpoint, heading) => {
    const { url } = await api.call(endpoint);
    const answer = await api.send({ method: 'GET', path: url });
    expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(answer.text.startsWith(heading)).toBe(true);
  });
});

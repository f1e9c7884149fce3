import { requestAccountRemoval } from '@formline/shared/contracts/accounts/accountRemoval';
import { eq } from 'drizzle-orm';
import { accountRemovalRequests } from '../../../database/schema/removals';
import { uniqueEmail } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

const kept = (email: string) =>
  api.database.db.select().from(accountRemovalRequests).where(eq(accountRemovalRequests.email, email));

describe('asking for an account to be removed', () => {
  it('is kept for the operator', async () => {
    const email = uniqueEmail();
    const body = { email: ` ${email} `, reason: ' I moved to another studio. ' };
    expect((await api.call(requestAccountRemoval, { body })).message).toContain('has been received');
    expect(await kept(email)).toMatchObject([{ email, reason: 'I moved to another studio.' }]);
  });

  it('answers the same for an address that has an account', async () => {
    const ask = (email: string) => api.send(requestAccountRemoval, { body: { email, reason: 'Done' } });
    const known = await ask('trainer@formline.test');
    const unknown = await ask(uniqueEmail());
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  });

  it.each([
    [{ email: 'nobody', reason: 'Done' }, 'Enter a valid email address'],
    [{ email: '', reason: '' }, 'Enter a valid email address'],
    [{ email: 'noor@gym.test', reason: '  ' }, 'Enter reason'],
  ])('with %p is told: %s', async (body, message) => {
    expect(await api.refused(requestAccountRemoval, { body })).toEqual({ status: 400, code: 4000, message });
    expect(await kept('noor@gym.test')).toEqual([]);
  });

  it('is limited for one caller', async () => {
    const strict = await startTestApp({ config: { mailsPerMinute: 1 } });
    const body = { email: uniqueEmail(), reason: 'Done' };
    await strict.call(requestAccountRemoval, { body });
    expect((await strict.refused(requestAccountRemoval, { body })).status).toBe(429);
    await strict.close();
  });
});

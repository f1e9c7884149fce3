import { requestToken } from '@formline/shared/contracts/accounts/auth';
import { createClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import * as z from '@formline/shared/contracts/schema';
import { passwordGrant, refreshGrant } from '../testing/grants';
import { startTestApp, type TestApp } from '../testing/startTestApp';

let api: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  api = await startTestApp({ log: { level: 'info', stream: { write: (line) => void lines.push(line) } } });
});

beforeEach(() => lines.splice(0));
afterAll(() => api.close());

const eventSchema = z.object({ event: z.optional(z.string()), time: z.iso.datetime() });
const events = () =>
  lines
    .map((line) => z.safeParse(eventSchema, JSON.parse(line)).data)
    .filter((read) => read?.event !== undefined);

describe('the log', () => {
  it('tells of a success, a failure, a refusal and a replayed token, in UTC', async () => {
    const old = await api.call(requestToken, passwordGrant('trainer@formline.test'));
    await api.refused(requestToken, passwordGrant('nobody@formline.test', 'Wrong1!!'));
    await api.call(requestToken, refreshGrant(old));
    api.clock.advanceSeconds(60);
    await api.refused(requestToken, refreshGrant(old));
    await api.withToken(old.access_token).refused(readCurrentUser);
    const named = events().map((read) => read?.event);
    expect(named.filter((event) => event === 'sign-in')).toHaveLength(2);
    expect(named).toContain('token-replayed');
    expect(named).toContain('refused');
  });

  it('names the person and the trainer of a refused change', async () => {
    const manager = await api.signInAs('manager@formline.test');
    await manager.refused(createClientGroup, { body: { title: 'A', client_user_ids: [1] } });
    const refusal = lines.find((line) => line.includes('"event":"refused"'));
    expect(refusal).toMatch(/"status":403.*"userId":\d+,"trainerId":\d+.*"route":"POST /);
  });

  it('stays one line for each event, whatever somebody types', async () => {
    const typed = 'a@b.test\n{"event":"sign-in","outcome":"signed_in"}\r\n\u2028';
    await api.refused(requestToken, passwordGrant(typed, 'Wrong1!!'));
    await api.withToken('x'.repeat(43)).refused({ method: 'GET', path: '/v2.2/api/users/%0a%7B%22event%22' });
    expect(lines.every((line) => line.trimEnd().split('\n').length === 1)).toBe(true);
    expect(lines.join('')).not.toContain('"outcome":"signed_in"');
  });
});

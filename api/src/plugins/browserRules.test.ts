import { endpoints } from '@formline/shared/contracts/api';
import { changesState, type Endpoint } from '@formline/shared/contracts/endpoint';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { passwordGrant } from '../testing/grants';
import { startTestApp, type TestApp } from '../testing/startTestApp';

let api: TestApp;
let token: string;

beforeAll(async () => {
  api = await startTestApp();
  token = (await api.call(endpoints.requestToken, passwordGrant('trainer@formline.test'))).access_token;
});

afterAll(() => api.close());

const all: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);
const changes = all.filter(([, endpoint]) => changesState(endpoint) && endpoint.access !== 'public');
const pathOf = ({ path }: Endpoint): string => path.replace(/:\w+/g, '1');

describe('a page of another origin', () => {
  it.each(changes)('cannot cause %s with the browser’s own cookies and forms', async (_name, endpoint) => {
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
    ]) {
      const { statusCode } = await api.app.inject({
        method: endpoint.method,
        url: pathOf(endpoint),
        headers: { cookie: `formline_visitor=trainer; token=${token}`, 'content-type': type },
        payload: 'id=1',
      });
      expect(statusCode).toBe(401);
    }
  });

  it.each([
    'null',
    'https://evil.test',
    'http://127.0.0.1:3000',
    'https://formline.test.evil.test',
    'https://evil-formline.test',
  ])('%s is not let read an answer', async (origin) => {
    const headers = { origin, authorization: `Bearer ${token}` };
    const answer = await api.app.inject({ method: 'GET', url: readCurrentUser.path, headers });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    const asked = { ...headers, 'access-control-request-method': 'PUT' };
    const preflight = await api.app.inject({ method: 'OPTIONS', url: readCurrentUser.path, headers: asked });
    expect(preflight.statusCode).toBe(404);
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('every kind of answer', () => {
  it.each([
    ['a success', 'GET', readCurrentUser.path],
    ['an unknown address', 'GET', '/v2.2/api/nothing'],
    ['a refusal', 'GET', '/v2.2/api/users/abc'],
    ['a document', 'GET', '/documents/privacy-policy.md'],
    ['the description', 'GET', '/openapi.json'],
    ['the page about it', 'GET', '/docs'],
  ] as const)('carries its careful heads: %s', async (_case, method, url) => {
    const { headers } = await api.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-type']).toContain('charset=utf-8');
    expect(headers['cache-control']).toMatch(/no-store|no-cache/);
    expect(headers['server']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

import { call } from '@formline/shared/api-client';
import { recordAnalyticsEvent } from '@formline/shared/contracts/platform/analytics';
import { requestToken, revokeToken } from '@formline/shared/contracts/accounts/auth';
import type { Endpoint } from '@formline/shared/contracts/endpoint';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { signIn, signOut, startSession } from '@formline/shared/session';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { waitFor } from '@testing-library/react';
import { listenForErrors } from '../reports/reportLater';
import { startReports } from '../reports/startReports';
import { reportFailure } from './loading/reportFailure';

const EMAIL = 'tara@formline.test';
const PASSWORD = 'Formline1!';
const ACCESS = 'acc3ss-'.repeat(6);
const REFRESH = 'r3fresh-'.repeat(6);
const CLIENT = 'Elena Petrova';
const SECRETS = [ACCESS, REFRESH, PASSWORD, EMAIL, ...CLIENT.split(' '), 'clientId'];

const MAY_CARRY: readonly Endpoint[] = [requestToken, revokeToken];
const CALLED = [...MAY_CARRY, readCurrentUser, recordAnalyticsEvent];

const CONSOLE = ['log', 'info', 'warn', 'error', 'debug'] as const;
const secretsIn = (text: string) => SECRETS.filter((secret) => text.includes(secret));

const where = {
  remote: 'mf-groups',
  build: '1',
  source: 'active',
  expose: './Route',
  attempt: 1,
  rendered: false,
} as const;

const reported = [
  `401 for /v2.2/x?access_token=${ACCESS} with Bearer ${ACCESS} of ${EMAIL}`,
  JSON.stringify({ refresh_token: REFRESH, user: EMAIL, name: CLIENT }),
  `${CLIENT} is not at /clients/my-clients/Elena/dashboard?clientId=12`,
  `No tile for "${CLIENT}" with password: ${PASSWORD}`,
];

it('no token, password, address, query or name of a client reaches a log, an address of a call or a report', async () => {
  const api = fakeApi();
  api.answer(readCurrentUser, buildCurrentUser({ email: EMAIL }));
  api.answer(revokeToken, { revoked: true });
  api.answer(recordAnalyticsEvent, { accepted: true });
  api.refuse(requestToken, 401, { message: 'Wrong' });
  const sent = jest.fn<Promise<unknown>, [string, { body: string }]>(() =>
    Promise.reject(new Error('Offline')),
  );
  Reflect.set(globalThis, 'fetch', sent);
  listenForErrors();
  startReports();
  const consoleOutput = CONSOLE.map((name) => jest.spyOn(console, name).mockImplementation());

  await startSession({ startOver: () => undefined, hasUnsavedWork: () => false });
  await expect(signIn(EMAIL, PASSWORD)).rejects.toThrow('Wrong');
  api.answer(requestToken, {
    access_token: ACCESS,
    refresh_token: REFRESH,
    token_type: 'Bearer',
    expires_in: 1,
    scope: 'read',
  });
  await signIn(EMAIL, PASSWORD);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
  await call(recordAnalyticsEvent, { body: { event: 'club_profile_switched', profile: 'club' } });
  for (const message of reported) reportFailure(where, new Error(message));
  for (const message of reported) dispatchEvent(new ErrorEvent('error', { error: new Error(message) }));
  signOut();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));

  await waitFor(() => expect(CALLED.map((endpoint) => api.requests(endpoint).length)).toEqual([3, 1, 1, 1]));
  const reports = sent.mock.calls.map(([path, { body }]) => path + body);
  expect(reports.join().match(/"kind":/g)).toHaveLength(2 * reported.length);
  const logged = consoleOutput.flatMap(({ mock }) => mock.calls.flat().map(String));
  const addresses = CALLED.flatMap((endpoint) =>
    api.requests(endpoint).map(({ params, query }) => JSON.stringify({ params, query })),
  );
  const bodies = CALLED.filter((endpoint) => !MAY_CARRY.includes(endpoint)).flatMap((endpoint) =>
    api.requests(endpoint).map(({ body }) => JSON.stringify(body)),
  );
  expect(
    secretsIn([...reports, ...addresses, ...bodies, ...logged, location.href, document.cookie].join('\n')),
  ).toEqual([]);
});

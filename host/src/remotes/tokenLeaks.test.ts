import { call } from '@formline/shared/api-client';
import { recordAnalyticsEvent } from '@formline/shared/contracts/analytics';
import { requestToken, revokeToken } from '@formline/shared/contracts/auth';
import type { Endpoint } from '@formline/shared/contracts/endpoint';
import { reportRemoteFailure } from '@formline/shared/contracts/clientReports';
import { readCurrentUser } from '@formline/shared/contracts/users';
import { signIn, signOut, startSession } from '@formline/shared/session';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { reportFailure } from './reportFailure';

const EMAIL = 'tara@formline.test';
const PASSWORD = 'Formline1!';
const ACCESS = 'acc3ss-'.repeat(6);
const REFRESH = 'r3fresh-'.repeat(6);
const SECRETS = [ACCESS, REFRESH, PASSWORD, EMAIL];

/** Calls whose very purpose is to carry them, in their bodies. */
const MAY_CARRY: readonly Endpoint[] = [requestToken, revokeToken];
const CALLED = [...MAY_CARRY, readCurrentUser, reportRemoteFailure, recordAnalyticsEvent];

const CONSOLE = ['log', 'info', 'warn', 'error', 'debug'] as const;
const secretsIn = (text: string) => SECRETS.filter((secret) => text.includes(secret));

it('no token, password or address reaches a log, an address of a call or a report', async () => {
  const api = fakeApi();
  api.answer(readCurrentUser, buildCurrentUser({ email: EMAIL }));
  api.answer(revokeToken, { revoked: true });
  api.answer(reportRemoteFailure, { accepted: true });
  api.answer(recordAnalyticsEvent, { accepted: true });
  api.refuse(requestToken, 401, { message: 'Wrong' });
  const said = CONSOLE.map((name) => jest.spyOn(console, name).mockImplementation());

  await startSession({ startOver: () => undefined });
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
  const where = { remote: 'mf-groups', build: '1', expose: './Route', phase: 'render', attempt: 1 } as const;
  reportFailure(where, new Error(`401 for /v2.2/x?access_token=${ACCESS} with Bearer ${ACCESS} of ${EMAIL}`));
  reportFailure(where, new Error(JSON.stringify({ refresh_token: REFRESH, user: EMAIL })));
  signOut();

  await new Promise((resolve) => setTimeout(resolve));
  expect(CALLED.map((endpoint) => api.requests(endpoint).length)).toEqual([3, 1, 1, 2, 1]);
  const logged = said.flatMap(({ mock }) => mock.calls.flat().map(String));
  const addresses = CALLED.flatMap((endpoint) =>
    api.requests(endpoint).map(({ params, query }) => JSON.stringify({ params, query })),
  );
  const bodies = CALLED.filter((endpoint) => !MAY_CARRY.includes(endpoint)).flatMap((endpoint) =>
    api.requests(endpoint).map(({ body }) => JSON.stringify(body)),
  );
  expect(secretsIn([...addresses, ...bodies, ...logged, location.href, document.cookie].join('\n'))).toEqual(
    [],
  );
});

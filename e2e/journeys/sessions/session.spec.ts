import type { Page } from '@playwright/test';
import { accounts } from '../../fixtures/accounts/accounts';
import { clientNamed } from '../../fixtures/accounts/clients';
import { letTokenExpire, openBlankPage, readStoredToken } from '../../fixtures/accounts/storedToken';
import { variantTag } from '../../fixtures/fullRun';
import { expect, test } from '../../fixtures/test';
import { calendarPage } from '../../pages/mf-schedule/calendarPage';
import { clientDashboardPage, dashboardPath } from '../../pages/mf-clients/clientDashboardPage';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { groupListPage } from '../../pages/mf-groups/groupListPage';
import { shell } from '../../pages/host/shell';
import { signInPage } from '../../pages/mf-auth/signInPage';

const REFUSED = /status of 40[013]/;
const TOKEN_CALL = '**/oauth/token';

function watchCalls(page: Page) {
  const refused: string[] = [];
  const calls = { renewals: 0, refused };
  page.on('request', (request) => {
    if (request.url().endsWith('/oauth/token')) calls.renewals += 1;
  });
  page.on('response', (response) => {
    if (response.status() === 401 || response.status() === 403) refused.push(response.url());
  });
  return calls;
}

test('an expired token is renewed once for all calls of a page, before the server is asked', async ({
  page,
  context,
  signedInAs,
}) => {
  const api = await signedInAs(accounts.trainer);
  const client = await clientNamed(api, 'Elena Petrova');
  await page.goto(dashboardPath(client));
  const dashboard = clientDashboardPage(page);
  await expect(dashboard.scheduleWorkout).toBeVisible();
  const other = await context.newPage();
  await openBlankPage(other);
  await letTokenExpire(other);
  const calls = watchCalls(page);
  await dashboard.scheduleWorkout.click();
  const calendar = calendarPage(page);
  await calendar.next.click();
  await calendar.next.click();
  await calendar.next.click();
  await expect(calendar.grid).toHaveAttribute('aria-busy', 'false');
  expect(calls).toEqual({ renewals: 1, refused: [] });
});

test(
  'a token that expired while the browser was closed is renewed at the start',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.trainer);
    await openBlankPage(page);
    await letTokenExpire(page);
    const calls = watchCalls(page);
    await clientListPage(page).open();
    await expect(clientListPage(page).tiles).toHaveCount(24);
    expect(calls).toEqual({ renewals: 1, refused: [] });
  },
);

test('a session that was ended elsewhere leads to the sign-in page once, without a loop', async ({
  page,
  signedInAs,
  problems,
}) => {
  problems.allow(REFUSED);
  const api = await signedInAs(accounts.trainer);
  await clientListPage(page).open();
  await expect(clientListPage(page).tiles).toHaveCount(24);
  await api.revoke();
  const calls = watchCalls(page);
  await shell(page).tab('Groups').click();
  await expect(signInPage(page).heading).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.renewals).toBe(1);
  expect(await readStoredToken(page)).toBeNull();
  await signInPage(page).signIn(accounts.trainer);
  await expect(groupListPage(page).heading).toBeVisible();
});

test(
  'a session that was ended before the start leads to the sign-in page',
  { tag: '@full' },
  async ({ page, signedInAs, problems }) => {
    problems.allow(REFUSED);
    const api = await signedInAs(accounts.trainer);
    await api.revoke();
    const calls = watchCalls(page);
    await page.goto('/groups/my-groups');
    await expect(signInPage(page).heading).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls.renewals).toBe(1);
  },
);

test('a refusal that has nothing to do with the token neither loops nor signs out', async ({
  page,
  signedInAs,
  problems,
}) => {
  problems.allow(REFUSED);
  await signedInAs(accounts.trainer);
  await page.route('**/client-group*', (route) =>
    route.fulfill({ status: 403, json: { message: 'No', code: 4030 } }),
  );
  const calls = watchCalls(page);
  await groupListPage(page).open();
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your groups');
  await page.waitForLoadState('networkidle');
  expect(calls.renewals).toBe(1);
  expect(calls.refused).toHaveLength(2);
  await shell(page).tab('Clients').click();
  await expect(clientListPage(page).tiles).toHaveCount(24);
});

test(
  'an outage while the token is renewed does not end the session',
  { tag: '@full' },
  async ({ page, signedInAs, problems }) => {
    problems.allow(/status of 503/);
    await signedInAs(accounts.trainer);
    await openBlankPage(page);
    await letTokenExpire(page);
    await page.route(TOKEN_CALL, (route) =>
      route.fulfill({ status: 503, json: { message: 'Down', code: 5030 } }),
    );
    await page.goto('/clients/my-clients');
    await expect(page.getByRole('heading', { name: 'We can’t reach Formline' })).toBeVisible();
    await page.unroute(TOKEN_CALL);
    await expect(clientListPage(page).tiles).toHaveCount(24, { timeout: 15_000 });
  },
);

for (const [index, damaged] of ['', '{', 'null', '[]', '{"access_token":1}'].entries()) {
  test(
    `a damaged session record ${JSON.stringify(damaged)} means signed out, not a crash`,
    variantTag(index),
    async ({ page, signedInAs }) => {
      await signedInAs(accounts.trainer);
      await openBlankPage(page);
      await page.evaluate((record) => localStorage.setItem('formline.token', record), damaged);
      await page.goto('/clients/my-clients');
      await expect(signInPage(page).heading).toBeVisible();
    },
  );
}

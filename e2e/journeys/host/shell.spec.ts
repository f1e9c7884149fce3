import { accounts } from '../../fixtures/accounts/accounts';
import { isFocusAtPage } from '../../fixtures/browser/keyboard';
import { expect, test } from '../../fixtures/test';
import { CLIENTS_PATH, clientListPage } from '../../pages/mf-clients/clientListPage';
import { groupListPage } from '../../pages/mf-groups/groupListPage';
import { shell } from '../../pages/host/shell';
import { signInPage } from '../../pages/mf-auth/signInPage';

test('an unknown address leads a visitor to the sign-in page and back to the landing', async ({ page }) => {
  await page.goto('/nowhere');
  const login = signInPage(page);
  await expect(login.heading).toBeVisible();
  await login.signIn(accounts.trainer);
  await expect(page).toHaveURL(CLIENTS_PATH);
});

test('tabs stand in order, the active one is marked, and each page has its title', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(accounts.trainer);
  const bar = shell(page);
  await clientListPage(page).open();
  await expect(page).toHaveTitle('My Clients · Formline');
  await expect(bar.mainTabs.getByRole('link')).toHaveText(['Libraries', 'Groups', 'Clients']);
  await expect(bar.tab('Clients')).toHaveAttribute('aria-current', 'page');
  await bar.tab('Groups').click();
  await expect(page).toHaveTitle('My Groups · Formline');
  await expect(bar.tab('Groups')).toHaveAttribute('aria-current', 'page');
  await expect(bar.tab('Clients')).not.toHaveAttribute('aria-current');
  await bar.tab('Libraries').click();
  await expect(page).toHaveTitle('Libraries · Formline');
  await expect(page.getByRole('navigation', { name: 'Libraries' }).getByRole('link')).toHaveText([
    'Exercises',
    'Workouts',
    'Supersets & Circuits',
    'Programs',
  ]);
});

test('the first Tab leads past the navigation', async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  await clientListPage(page).open();
  const { skipLink } = shell(page);
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('after a navigation the focus is at the new page', { tag: '@full' }, async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  await clientListPage(page).open();
  await shell(page).tab('Groups').click();
  await expect(groupListPage(page).heading).toBeVisible();
  await expect.poll(() => isFocusAtPage(page)).toBe(true);
  await page.goBack();
  await expect(clientListPage(page).heading).toBeVisible();
  await expect.poll(() => isFocusAtPage(page)).toBe(true);
});

test('a server that does not answer at the start is told and tried again', async ({
  page,
  signedInAs,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION_REFUSED/);
  await signedInAs(accounts.trainer);
  await page.route('**/v2.2/**', (route) => route.abort('connectionrefused'));
  await page.goto(CLIENTS_PATH);
  await expect(page.getByRole('heading', { name: 'We can’t reach Formline' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'We can’t reach Formline' })).toBeVisible();
  await page.unroute('**/v2.2/**');
  await expect(clientListPage(page).tiles).toHaveCount(24, { timeout: 15_000 });
});

test('the page is served under a strict policy', async ({ request }) => {
  const answer = await request.get('/clients/my-clients');
  const headers = answer.headers();
  const policy = headers['content-security-policy'] ?? '';
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule);
  expect(policy).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBeTruthy();
  expect(headers['cache-control']).toBe('no-cache');
});

test('files that are not there are never answered with the page', async ({ request }) => {
  for (const path of ['/remotes/mf-clients/none/remoteEntry.js', '/host/none/main.js', '/nothing.js']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['content-type'], path).not.toContain('html');
  }
});

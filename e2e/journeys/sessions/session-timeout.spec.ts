import type { Page } from '@playwright/test';
import { accounts, STRONG_PASSWORD } from '../../fixtures/accounts/accounts';
import { newClientOfSignedIn } from '../../fixtures/accounts/clients';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { openBlankPage, readStoredToken } from '../../fixtures/accounts/storedToken';
import { expect, test } from '../../fixtures/test';
import { dashboardPath } from '../../pages/mf-clients/clientDashboardPage';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { groupListPage } from '../../pages/mf-groups/groupListPage';
import { sessionTimeoutDialog } from '../../pages/host/shellDialogs';
import { signInPage } from '../../pages/mf-auth/signInPage';

test.use({ hasColdBrowser: true });

const KEY = 'formline.lastActivity';

const lastActivity = (page: Page) => page.evaluate((key) => Number(localStorage.getItem(key)), KEY);

async function openGroups(page: Page): Promise<void> {
  await groupListPage(page).open();
  await expect(groupListPage(page).cards.first()).toBeVisible();
  await expect.poll(() => lastActivity(page)).toBeGreaterThan(0);
}

test.beforeEach(async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  await page.clock.install();
});

test('after 18 minutes a dialog warns, counts down, and is answered with the keyboard', async ({ page }) => {
  await openGroups(page);
  await groupListPage(page).search.fill('early');
  await page.clock.fastForward('17:50');
  const warning = sessionTimeoutDialog(page);
  await expect(warning.dialog).toBeHidden();
  await page.clock.fastForward('00:12');
  await expect(warning.says('1:5[0-9]')).toBeVisible();
  await expect(warning.stay).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await warning.dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.clock.fastForward('01:00');
  await expect(warning.says('0:[45][0-9]')).toBeVisible();
  await warning.stay.focus();
  await page.keyboard.press('Enter');
  await expect(warning.dialog).toBeHidden();
  await expect(groupListPage(page).search).toBeFocused();
  await expect(groupListPage(page).search).toHaveValue('early');
  await page.clock.fastForward('17:30');
  await expect(groupListPage(page).search).toBeVisible();
  await expect(warning.dialog).toBeHidden();
});

test('who does not answer is signed out and comes back to the page after signing in', async ({ page }) => {
  await openGroups(page);
  await page.clock.fastForward('18:01');
  await expect(sessionTimeoutDialog(page).dialog).toBeVisible();
  await page.clock.fastForward('02:00');
  const login = signInPage(page);
  await expect(login.heading).toBeVisible();
  await expect(page).toHaveURL('/login?redirectFrom=%2Fgroups%2Fmy-groups');
  await expect(login.email).toBeFocused();
  expect(await readStoredToken(page)).toBeNull();
  await login.signIn(accounts.trainer);
  await expect(groupListPage(page).heading).toBeVisible();
});

test('a note that was being written is offered after signing in, with its text', async ({
  page,
  context,
  request,
}) => {
  const { client, email } = await newClientOfSignedIn(context, request);
  await page.goto(dashboardPath(client));
  const form = page.getByRole('dialog', { name: 'Write a note' });
  await page.getByRole('button', { name: 'Write a note' }).click();
  await expect(form.getByLabel('Note')).toBeFocused();
  await page.keyboard.type('Sleeps little.');
  await page.clock.fastForward('18:01');
  await expect(sessionTimeoutDialog(page).dialog).toBeVisible();
  await page.clock.fastForward('02:00');
  const login = signInPage(page);
  await expect(login.heading).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('Sleeps');
  await login.signIn(email, STRONG_PASSWORD);
  await expect(page.getByText('Not saved yet: “Write a note”', { exact: true })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(form.getByLabel('Note')).toHaveValue('Sleeps little.');
  await form.getByRole('button', { name: 'Save note' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('region', { name: 'Notes', exact: true })).toContainText('Sleeps little.');
});

test(
  'a lid that was closed for 20 minutes ends the session without a warning',
  { tag: '@full' },
  async ({ page }) => {
    await openGroups(page);
    await page.clock.fastForward('20:01');
    await expect(signInPage(page).heading).toBeVisible();
  },
);

test(
  'a lid that was closed for 19 minutes leaves what is left of the two minutes',
  { tag: '@full' },
  async ({ page }) => {
    await openGroups(page);
    await page.clock.fastForward('19:00');
    await expect(sessionTimeoutDialog(page).says('(?:1:00|0:5[0-9])')).toBeVisible();
  },
);

test('a browser that brings a tab back after 20 minutes shows nothing of the session', async ({ page }) => {
  await openBlankPage(page);
  await page.evaluate((key) => localStorage.setItem(key, String(Date.now() - 1_200_001)), KEY);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await page.goto('/groups/my-groups');
  await expect(signInPage(page).heading).toBeVisible();
  await expect(page).toHaveURL('/login?redirectFrom=%2Fgroups%2Fmy-groups');
  expect(asked).toEqual([]);
});

test('a tab that the browser had frozen for too long ends when it is thawed', async ({ page, context }) => {
  await openGroups(page);
  const blank = await context.newPage();
  await openBlankPage(blank);
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  await blank.evaluate((key) => localStorage.setItem(key, String(Date.now() - 1_200_001)), KEY);
  await browser.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(signInPage(page).heading).toBeVisible();
  await expect(page).toHaveURL('/login?redirectFrom=%2Fgroups%2Fmy-groups');
});

test('tabs share their time: activity in one keeps the other, an answer in one counts for both', async ({
  page,
  context,
  problems,
}) => {
  // A call of one tab may be on its way when the other one ends the session.
  problems.allow(/status of 401/);
  await openGroups(page);
  const other = await context.newPage();
  await clientListPage(other).open();
  await expect(clientListPage(other).tiles.first()).toBeVisible();
  const here = sessionTimeoutDialog(page);
  const there = sessionTimeoutDialog(other);

  await page.clock.fastForward('17:00');
  const before = await lastActivity(other);
  await other.mouse.move(200, 300);
  await expect.poll(() => lastActivity(other)).toBeGreaterThan(before);
  await page.clock.fastForward('17:00');
  await page.clock.runFor(6_000);
  await expect(here.dialog).toBeHidden();
  await page.clock.fastForward('01:10');
  await expect(here.dialog).toBeVisible();
  await expect(there.dialog).toBeVisible();
  await there.stay.click();
  await expect(there.dialog).toBeHidden();
  await expect(here.dialog).toBeHidden();

  await page.clock.fastForward('18:10');
  await expect(here.dialog).toBeVisible();
  await here.logOut.click();
  await expect(signInPage(page).heading).toBeVisible();
  await expect(signInPage(other).heading).toBeVisible();
});

test('nobody is warned who is not signed in', { tag: '@full' }, async ({ page, context }) => {
  await context.clearCookies();
  await openBlankPage(page);
  await page.evaluate(() => localStorage.clear());
  await signInPage(page).open();
  await page.clock.fastForward('25:00');
  await expect(signInPage(page).heading).toBeVisible();
  await expect(sessionTimeoutDialog(page).dialog).toBeHidden();
});

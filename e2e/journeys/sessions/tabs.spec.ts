import type { Page } from '@playwright/test';
import { LOGIN_COOKIE } from '@formline/shared/contracts/accounts/loginCookie';
import { accounts } from '../../fixtures/accounts/accounts';
import { Api } from '../../fixtures/accounts/Api';
import { newClientOfSignedIn } from '../../fixtures/accounts/clients';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { readStoredToken } from '../../fixtures/accounts/storedToken';
import { markPage, wasReloaded } from '../../fixtures/browser/openTab';
import { expect, productUrl, test } from '../../fixtures/test';
import { accountDialog } from '../../pages/mf-clients/accountDialog';
import { dashboardPath } from '../../pages/mf-clients/clientDashboardPage';
import { CLIENTS_PATH, clientListPage } from '../../pages/mf-clients/clientListPage';
import { groupListPage } from '../../pages/mf-groups/groupListPage';
import { shell } from '../../pages/host/shell';
import { signInPage } from '../../pages/mf-auth/signInPage';

const OWEN = 'Owen';
const HARBOUR = 'Harbour Strength Club';
/** Contains nothing about a person's work: last club, end of session, window use, and deployed remotes. */
const KEPT = /\.(?:lastClub|signedOut|smallScreenContinued|browser|registry|revision)$/;
const TRAINERS_CLIENTS = 24;

test.use({ hasColdBrowser: true });

const notices = (page: Page) => page.getByRole('region', { name: 'Notices (Alt+T)' });

const storedNames = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());

test('logging out in one tab logs out the others, also without a connection, and leaves nothing', async ({
  page,
  context,
  signedInAs,
  problems,
}) => {
  // The sign-in page of these tabs has not been loaded yet.
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /RemoteLoadError/);
  await signedInAs(accounts.trainer);
  const other = await context.newPage();
  await clientListPage(page).open();
  await groupListPage(other).open();
  await shell(page).chooseProfile(HARBOUR);
  await shell(page).openProfileMenu();
  await context.setOffline(true);
  await shell(page).profileMenu.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(shell(page).mainTabs).toBeHidden();
  await expect(shell(other).mainTabs).toBeHidden();
  expect(await readStoredToken(page)).toBeNull();
  for (const tab of [page, other]) {
    const left = (await storedNames(tab)).filter((name) => !KEPT.test(name));
    expect(left).toEqual([]);
  }
  const revoked = page.waitForResponse('**/oauth/revoke');
  await context.setOffline(false);
  expect((await revoked).ok()).toBe(true);
});

test('somebody else who signs in in another tab takes over this one whole', async ({
  page,
  context,
  signedInAs,
}) => {
  const trainer = await signedInAs(accounts.trainer);
  const other = await context.newPage();
  await clientListPage(page).open();
  await expect(clientListPage(page).tiles).toHaveCount(TRAINERS_CLIENTS);
  const theirs = (await trainer.listClients()).map(({ full_name }) => full_name);
  await clientListPage(other).open();
  await shell(other).logOut();
  await expect(signInPage(page).heading).toBeVisible();
  await signInPage(other).signIn(accounts.free);
  await expect(shell(other).profileButton).toContainText(OWEN);
  await expect(shell(page).profileButton).toContainText(OWEN);
  await expect(clientListPage(page).tiles.first()).toBeVisible();
  const shown = await page.locator('body').innerText();
  expect(theirs.filter((name) => shown.includes(name))).toEqual([]);
});

test('a client renamed in one tab has the new name in the list of another', async ({
  page,
  context,
  request,
}) => {
  const { client } = await newClientOfSignedIn(context, request);
  const other = await context.newPage();
  await clientListPage(other).open();
  await expect(clientListPage(other).tile(client.full_name)).toBeVisible();
  await markPage(other);
  await page.goto(dashboardPath(client));
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  const account = accountDialog(page);
  await account.edit.click();
  await account.field('First Name').fill('Nora');
  await account.save.click();
  await expect(account.saved).toBeVisible();
  // Pages of a test never hide, so the event is dispatched.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(clientListPage(other).tile(`Nora ${client.last_name}`)).toBeVisible();
  expect(await wasReloaded(other)).toBe(false);
});

test('a profile that is chosen in one tab is chosen in the others, which say so and may stay as they are', async ({
  page,
  context,
  signedInAs,
}) => {
  await signedInAs(accounts.trainer);
  const other = await context.newPage();
  await clientListPage(page).open();
  await clientListPage(other).open();
  await expect(clientListPage(other).tiles).toHaveCount(TRAINERS_CLIENTS);
  await shell(page).chooseProfile(HARBOUR);
  await expect(shell(page).surface).toHaveAttribute('data-profile', 'club');
  await expect(shell(other).surface).toHaveAttribute('data-profile', 'club');
  await expect(shell(other).profileButton).toContainText(HARBOUR);
  await expect(notices(other)).toContainText(`You switched to ${HARBOUR} in another tab, so this tab`);
  await checkAccessibility(other);
  await other.getByRole('button', { name: 'Stay in Personal' }).click();
  await expect(shell(other).surface).toHaveAttribute('data-profile', 'personal');
  await expect(clientListPage(other).tiles).toHaveCount(TRAINERS_CLIENTS);
  await expect(shell(page).surface).toHaveAttribute('data-profile', 'club');
  await other.reload();
  await expect(shell(other).surface).toHaveAttribute('data-profile', 'personal');
  const later = await context.newPage();
  await clientListPage(later).open();
  await expect(shell(later).profileButton).toContainText(HARBOUR);
});

test(
  'a tab with a form that is not saved keeps its profile, and offers the switch',
  { tag: '@full' },
  async ({ page, context, signedInAs }) => {
    await signedInAs(accounts.trainer);
    const other = await context.newPage();
    await clientListPage(page).open();
    await groupListPage(other).open();
    await groupListPage(other).createButton.click();
    const name = other.getByRole('dialog').getByRole('textbox').first();
    await name.fill('Evening Rowers');
    await shell(page).chooseProfile(HARBOUR);
    await expect(notices(other)).toContainText('This tab still shows Personal');
    await expect(shell(other).surface).toHaveAttribute('data-profile', 'personal');
    await expect(name).toHaveValue('Evening Rowers');
    await other.getByRole('button', { name: `Switch to ${HARBOUR}` }).click();
    await other.getByRole('button', { name: 'Keep editing' }).click();
    await expect(shell(other).surface).toHaveAttribute('data-profile', 'personal');
    await expect(name).toHaveValue('Evening Rowers');
  },
);

async function leaveCookie(page: Page, { token }: Api): Promise<void> {
  const value = {
    access_token: { token: token.access_token, expires_in: token.expires_in },
    refresh_token: { token: token.refresh_token },
    scope: token.scope,
  };
  await page
    .context()
    .addCookies([{ name: LOGIN_COOKIE, value: encodeURIComponent(JSON.stringify(value)), url: productUrl }]);
}

const hasCookie = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === LOGIN_COOKIE);

test('a sign-in that another site left opens the dashboard', { tag: '@full' }, async ({ page, request }) => {
  await leaveCookie(page, await Api.signIn(request, accounts.manager));
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard\/cc-dashboard/);
  expect(await hasCookie(page)).toBe(false);
  expect(await readStoredToken(page)).toContain('"cc_manager":true');
});

test('a forged sign-in changes nothing for who is signed in', async ({
  page,
  request,
  signedInAs,
  problems,
}) => {
  problems.allow(/status of 401/);
  await signedInAs(accounts.trainer);
  const forged = await Api.signIn(request, accounts.free);
  await forged.revoke();
  await leaveCookie(page, forged);
  await clientListPage(page).open();
  await expect(clientListPage(page).tiles).toHaveCount(TRAINERS_CLIENTS);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(await hasCookie(page)).toBe(false);
});

test('another person’s sign-in is asked about before it takes the place of mine', async ({
  page,
  request,
  signedInAs,
}) => {
  await signedInAs(accounts.trainer);
  const other = await Api.signIn(request, accounts.free);
  await leaveCookie(page, other);
  await page.goto(CLIENTS_PATH);
  const dialog = page.getByRole('alertdialog', { name: 'Switch accounts?' });
  const stay = dialog.getByRole('button', { name: 'Stay as Maya' });
  await expect(stay).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(shell(page).profileButton).toContainText('Maya');
  await expect(dialog).toBeHidden();

  await leaveCookie(page, other);
  await page.reload();
  await expect(stay).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(shell(page).profileButton).toContainText(OWEN);
  await expect(page).toHaveURL(new RegExp(`${CLIENTS_PATH}$`));
});

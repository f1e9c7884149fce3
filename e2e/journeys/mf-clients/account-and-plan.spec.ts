import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { copyText } from '../../fixtures/browser/copyText';
import { liveRemotes } from '../../fixtures/site/remotes';
import { expect, test } from '../../fixtures/test';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { shell } from '../../pages/host/shell';
import { shellDialogs } from '../../pages/host/shellDialogs';
import { subscriptionPage } from '../../pages/mf-clients/subscriptionPage';

const EXPIRED = 'Your subscription has expired. Upgrade to access all clients.';

test('a trainer without a subscription is told so on the pages of the clients alone', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(accounts.free);
  const clients = clientListPage(page);
  await clients.open();
  const { expired } = shellDialogs(page);
  await expect(expired).toContainText(EXPIRED);
  await expect(expired.getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
    'href',
    '/clients/view-subscriptions',
  );
  await checkAccessibility(page);
  await checkZoomed(page);
  await shell(page).tab('Groups').click();
  await expect(page).toHaveTitle('My Groups · Formline');
  await expect(expired).toBeHidden();
  await shell(page).tab('Clients').click();
  await clients.tiles.first().click();
  await expect(page).toHaveURL(/dashboard/);
  await expect(expired).toBeVisible();
});

for (const account of ['trainer', 'club', 'manager'] as const) {
  test(`the banner is not shown to ${account}`, { tag: '@full' }, async ({ page, signedInAs }) => {
    await signedInAs(accounts[account]);
    await clientListPage(page).open();
    await expect(clientListPage(page).tiles.first()).toBeVisible();
    await expect(page.getByText(EXPIRED)).toBeHidden();
  });
}

test(
  'the profile menu names the plan that can be upgraded',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.free);
    await clientListPage(page).open();
    const bar = shell(page);
    await bar.openProfileMenu();
    await expect(bar.profileMenu).toContainText('Base plan');
    await checkAccessibility(page);
    await bar.profileMenu.getByRole('menuitem', { name: 'Upgrade' }).click();
    await expect(subscriptionPage(page).heading).toBeVisible();
    await expect(bar.profileMenu).toBeHidden();
  },
);

test(
  'the version in the profile menu opens the build of every part, to be copied',
  { tag: '@full' },
  async ({ page, request, signedInAs }) => {
    await signedInAs(accounts.trainer);
    await clientListPage(page).open();
    const bar = shell(page);
    await bar.chooseFromProfileMenu('Version 0.25.1');
    const { versions } = shellDialogs(page);
    const copied = await copyText(page, versions.getByRole('button', { name: 'Copy' }));
    for (const { name, active } of await liveRemotes(request)) {
      await expect(versions.getByRole('row', { name })).toContainText(active.build);
      expect(copied).toContain(`${name} 0.25.1 ${active.build}`);
    }
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await expect(versions).toBeHidden();
    await expect(bar.profileButton).toBeFocused();
  },
);

test(
  'the settings open the account, by keyboard too, and give the focus back',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    const api = await signedInAs(accounts.trainer);
    await clientListPage(page).open();
    const dialogs = shellDialogs(page);
    const account = dialogs.account('Maya Thornton');
    await dialogs.settings.focus();
    await page.keyboard.press('Enter');
    await expect(account).toContainText(api.email);
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await expect(account).toBeHidden();
    await expect(dialogs.settings).toBeFocused();
  },
);

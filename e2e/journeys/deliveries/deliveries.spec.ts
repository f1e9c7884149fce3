import { REGISTRY_URL } from '@formline/shared/contracts/platform/registry';
import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { copyText } from '../../fixtures/browser/copyText';
import { liveBuild, liveRemotes } from '../../fixtures/site/remotes';
import { expect, test } from '../../fixtures/test';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { DELIVERIES_PATH, deliveriesPage } from '../../pages/host/deliveriesPage';
import { overrideBadge } from '../../pages/host/remoteNotices';
import { shell } from '../../pages/host/shell';
import { signInPage } from '../../pages/mf-auth/signInPage';

test.use({ hasColdBrowser: true });

test('staff finds each remote’s build, load and contract, and copies a report', async ({
  page,
  request,
  signedInAs,
}) => {
  await signedInAs(accounts.staff);
  await clientListPage(page).open();
  await shell(page).chooseFromProfileMenu('Deliveries');
  const { heading, row, detailsOf, copyReport, search, count } = deliveriesPage(page);
  await expect(heading).toBeVisible();
  const live = await liveRemotes(request);
  for (const { name, active } of live) await expect(row(name)).toContainText(active.build);
  await expect(row('mf-clients')).toContainText('Active');
  for (const { name } of live) await expect(row(name)).toContainText('Fits');

  await detailsOf('mf-clients').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('ui/core >=')).toBeVisible();
  await expect(page.getByText('checked by its hash')).toBeVisible();
  await checkAccessibility(page);

  const report = await copyText(page, copyReport);
  expect(report).toContain(`mf-clients active ${(await liveBuild(request, 'mf-clients')).build}`);
  expect(report).not.toContain('@formline.test');

  await search.fill('groups');
  await expect(count).toHaveText(`1 of ${live.length} remotes`);
  await search.fill('nothing is called that');
  await expect(page.getByRole('heading', { name: 'No remote found' })).toBeVisible();
});

test(
  'staff has one tab use a build from the page, and ends it there',
  { tag: '@full' },
  async ({ page, request, signedInAs }) => {
    await signedInAs(accounts.staff);
    const { build } = await liveBuild(request, 'mf-groups');
    const { open, overrideMenuOf, row } = deliveriesPage(page);
    const { badge } = overrideBadge(page);
    await open();
    await overrideMenuOf('mf-groups').click();
    await page.getByRole('menuitem', { name: `Use active: ${build}` }).click();
    await expect(badge).toContainText(`mf-groups ${build}`);
    await expect(row('mf-groups')).toContainText('Override');
    await overrideMenuOf('mf-groups').click();
    await page.getByRole('menuitem', { name: 'Reset to what is deployed' }).click();
    await expect(badge).toBeHidden();
    await expect(row('mf-groups')).toContainText('Active');
  },
);

test(
  'a registry that cannot be read again is told, and what was known stays',
  { tag: '@full' },
  async ({ page, problems, signedInAs }) => {
    problems.allow(/status of 503/);
    await signedInAs(accounts.staff);
    const { open, reload, row } = deliveriesPage(page);
    await open();
    await page.route(`**${REGISTRY_URL}`, (route) => route.fulfill({ status: 503, body: '' }));
    await reload.click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'We couldn’t read the registry again' }),
    ).toBeVisible();
    await expect(row('mf-clients')).toBeVisible();
    await page.unrouteAll();
    await reload.click();
    await expect(page.getByRole('alert').filter({ hasText: 'The registry' })).toBeHidden();
  },
);

test('to others the page does not exist', { tag: '@full' }, async ({ page, signedInAs }) => {
  await page.goto(DELIVERIES_PATH);
  await expect(signInPage(page).heading).toBeVisible();
  await signedInAs(accounts.trainer);
  await page.goto(DELIVERIES_PATH);
  await expect(page).toHaveURL(/\/clients\/my-clients$/);
  await shell(page).openProfileMenu();
  await expect(shell(page).profileMenu.getByRole('menuitem', { name: 'Deliveries' })).toBeHidden();
});

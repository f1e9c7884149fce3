import { REGISTRY_URL } from '@formline/shared/contracts/platform/registry';
import { accounts } from '../../fixtures/accounts/accounts';
import { changeInlinedRegistry, siteRegistry } from '../../fixtures/site/siteRegistry';
import { comeBack, markPage, wasReloaded } from '../../fixtures/browser/openTab';
import { laterBuild } from '../../fixtures/site/laterBuild';
import { liveBuild, withLive, withRemote } from '../../fixtures/site/remotes';
import { expect, test } from '../../fixtures/test';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { groupListPage } from '../../pages/mf-groups/groupListPage';
import { shell } from '../../pages/host/shell';
import { updateNotice } from '../../pages/host/remoteNotices';

test.use({ hasColdBrowser: true });

/** The page is loaded a second time before there is anything to see. */
const LOADED_AFRESH_WITHIN = { timeout: 20_000 };

const CHANGE = { remote: 'mf-groups', change: ['My Groups', 'Our Groups'] } as const;

test.beforeEach(async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  await page.clock.install();
});

test('a deployment under an open page is offered and comes in place, and so does its rollback', async ({
  page,
  context,
}) => {
  const { revise } = await siteRegistry(context);
  const promote = withLive(CHANGE.remote, await laterBuild(context, CHANGE));
  const { notice, update } = updateNotice(page);
  await groupListPage(page).open();
  await markPage(page);
  revise(promote);
  await comeBack(page);
  await expect(notice).toContainText('A new version of Groups is ready.');
  await expect(groupListPage(page).heading).toBeVisible();
  await update.click();
  await expect(shell(page).title('Our Groups')).toBeVisible();
  await expect(notice).toBeHidden();

  revise((registry) => registry);
  await comeBack(page);
  await expect(notice).toBeVisible();
  await update.focus();
  await page.keyboard.press('Enter');
  await expect(groupListPage(page).heading).toBeVisible();
  expect(await wasReloaded(page)).toBe(false);
});

test(
  'a deployment of what is not on the page comes unnoticed with the next visit',
  { tag: '@full' },
  async ({ page, context }) => {
    const { revise } = await siteRegistry(context);
    const promote = withLive(CHANGE.remote, await laterBuild(context, CHANGE));
    await groupListPage(page).open();
    await shell(page).tab('Clients').click();
    await expect(clientListPage(page).heading).toBeVisible();
    await markPage(page);
    revise(promote);
    await comeBack(page);
    await shell(page).tab('Groups').click();
    await expect(shell(page).title('Our Groups')).toBeVisible();
    await expect(updateNotice(page).notice).toBeHidden();
    expect(await wasReloaded(page)).toBe(false);
  },
);

test('a remote that is switched off says why in its place, and comes back by itself', async ({
  page,
  context,
}) => {
  const { revise } = await siteRegistry(context);
  const disabled = { reason: 'We are moving the groups. Back at noon.', at: '2026-05-04T10:00:00.000Z' };
  await groupListPage(page).open();
  revise(withRemote('mf-groups', (remote) => ({ ...remote, disabled })));
  await comeBack(page);
  const { switchedOff } = updateNotice(page);
  await expect(switchedOff).toContainText(disabled.reason);
  await shell(page).tab('Clients').click();
  await expect(clientListPage(page).heading).toBeVisible();
  await shell(page).tab('Groups').click();
  await expect(switchedOff).toBeVisible();
  revise((registry) => registry);
  await comeBack(page);
  await expect(groupListPage(page).heading).toBeVisible();
});

test('a new host is offered as a reload, or left for later', async ({ page, context }) => {
  const { revise } = await siteRegistry(context);
  const newHost = (build: string) => ({ version: '9.9.9', build, deployedAt: '2026-05-04T10:00:00.000Z' });
  const { notice, later, reload } = updateNotice(page);
  await clientListPage(page).open();
  await markPage(page);
  revise((registry) => ({ ...registry, hosts: [newHost('h1'), ...registry.hosts] }));
  await comeBack(page);
  await expect(notice).toContainText('A new version of Formline is ready.');
  await later.click();
  await expect(notice).toBeHidden();
  revise((registry) => ({ ...registry, hosts: [newHost('h2'), ...registry.hosts] }));
  await comeBack(page);
  await reload.click();
  await expect(clientListPage(page).heading).toBeVisible();
  await expect.poll(() => wasReloaded(page)).toBe(true);
});

test('a part whose files are gone with its build brings the new one, loading the page once', async ({
  page,
  context,
  request,
  problems,
}) => {
  problems.allow(/status of 404/);
  const { revise } = await siteRegistry(context);
  const promote = withLive(CHANGE.remote, await laterBuild(context, CHANGE));
  const { build } = await liveBuild(request, 'mf-groups');
  await groupListPage(page).open();
  await comeBack(page);
  await markPage(page);
  revise(promote);
  await page.route(`**/remotes/mf-groups/${build}/**`, (route) => route.fulfill({ status: 404, body: '' }));
  await groupListPage(page).createButton.click();
  await expect(shell(page).title('Our Groups')).toBeVisible(LOADED_AFRESH_WITHIN);
  expect(await wasReloaded(page)).toBe(true);
  await expect(updateNotice(page).notice).toBeHidden();
});

test('a start without a registry goes by the last good one', async ({ page, problems }) => {
  problems.allow(/Failed to load resource|request failed: net::ERR_FAILED \S+current\.json/);
  await groupListPage(page).open();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('formline.revision'))).not.toBeNull();
  await changeInlinedRegistry(page, () => null);
  await page.route(`**${REGISTRY_URL}`, (route) => route.abort());
  await page.reload();
  await expect(groupListPage(page).heading).toBeVisible();
});

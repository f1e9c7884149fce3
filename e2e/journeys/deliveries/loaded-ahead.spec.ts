import type { Page } from '@playwright/test';
import { requestToken } from '@formline/shared/contracts/accounts/auth';
import { accounts, PASSWORD } from '../../fixtures/accounts/accounts';
import { heldBack } from '../../fixtures/browser/screenStates';
import { liveBuild } from '../../fixtures/site/remotes';
import { expect, test } from '../../fixtures/test';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { signInPage } from '../../pages/mf-auth/signInPage';
import { GROUPS_PATH, groupListPage } from '../../pages/mf-groups/groupListPage';
import { shell } from '../../pages/host/shell';

test.use({ hasColdBrowser: true });

/** A page loads ahead when it is idle, which on a busy machine is late. */
const ONCE_IDLE = { timeout: 20_000 };

function filesOfRemotes(page: Page): string[] {
  const came: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/remotes/')) came.push(pathname);
  });
  return came;
}

test('what the tabs lead to is loaded while the page is idle, and a first visit asks for none of it', async ({
  page,
  request,
  signedInAs,
}) => {
  await signedInAs(accounts.trainer);
  const { entry, files } = await liveBuild(request, 'mf-groups');
  const chunks = files['./GroupListRoute'] ?? [];
  const ahead = [entry, ...chunks.map(({ file }) => entry.replace(/[^/]+$/, file))];
  const came = filesOfRemotes(page);
  await clientListPage(page).open();
  await expect.poll(() => came, ONCE_IDLE).toEqual(expect.arrayContaining(ahead));
  const remotes = new Set(came.map((path) => path.split('/')[2] ?? ''));
  expect([...remotes].toSorted()).toEqual(['mf-clients', 'mf-groups', 'mf-libraries']);
  came.length = 0;
  await shell(page).tab('Groups').click();
  await expect(groupListPage(page).heading).toBeVisible();
  expect(came.filter((path) => ahead.includes(path))).toEqual([]);
});

test('the page after a sign-in comes while the server still checks the password, and none of it before', async ({
  page,
  request,
}) => {
  const { files } = await liveBuild(request, 'mf-groups');
  const chunks = (files['./GroupListRoute'] ?? []).map(({ file }) => file);
  const came = filesOfRemotes(page);
  const ofGroups = () => came.filter((path) => chunks.some((file) => path.endsWith(`/${file}`)));
  const { released, release } = heldBack();
  await page.route(`**${requestToken.path}`, async (route) => {
    await released;
    await route.continue();
  });
  const signIn = signInPage(page);
  await signIn.open(`/login?redirectFrom=${GROUPS_PATH}`);
  await page.waitForLoadState('networkidle');
  expect(ofGroups()).toEqual([]);
  await signIn.giveEmail(accounts.trainer);
  await expect(signIn.password).toBeVisible();
  expect(ofGroups()).toEqual([]);
  await signIn.givePassword(PASSWORD);
  await expect.poll(ofGroups).toHaveLength(chunks.length);
  release();
  await expect(groupListPage(page).heading).toBeVisible();
  expect(ofGroups()).toHaveLength(chunks.length);
});

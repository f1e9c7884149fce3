import { accounts } from '../../fixtures/accounts/accounts';
import { Api } from '../../fixtures/accounts/Api';
import { type DeliveredSite, deliverSite } from '../../fixtures/site/deliveredSite';
import { storeToken } from '../../fixtures/accounts/storedToken';
import { expect, test as base } from '../../fixtures/test';
import { GROUPS_PATH } from '../../pages/mf-groups/groupListPage';
import { shell } from '../../pages/host/shell';

const REMOTE = 'mf-groups';
/** The gateway has just been started, and commands run beside it. */
const SOON = { timeout: 20_000 };
const REASON = 'Groups are being mended.';

const test = base.extend<{ site: DeliveredSite }>({
  site: async ({ context, page, request }, use, testInfo) => {
    testInfo.slow();
    const site = await deliverSite();
    try {
      const { token } = await Api.signIn(request, accounts.trainer);
      await storeToken(context, site.url, token);
      await use(site);
    } finally {
      // A page that polls a stopped gateway would print an error.
      await page.close();
      await site.close();
    }
  },
});

test.use({ hasColdBrowser: true });

test('a build is seen when it is promoted, and the one before when it is rolled back', async ({
  page,
  site,
}) => {
  const { title } = shell(page);
  await page.goto(site.url + GROUPS_PATH);
  await expect(title('My Groups')).toBeVisible(SOON);

  const build = await site.publishSecond(REMOTE, ['"My Groups"', '"Our Groups"']);
  await page.reload();
  await expect(title('My Groups')).toBeVisible(SOON);

  await site.mf('promote', REMOTE, build);
  await page.reload();
  await expect(title('Our Groups')).toBeVisible(SOON);

  expect(await site.mf('rollback', REMOTE)).toContain(`live ${build} →`);
  await page.reload();
  await expect(title('My Groups')).toBeVisible(SOON);
  expect(await site.mf('doctor')).toContain('All is well');
});

test(
  'a remote that is switched off says why, and comes back when it is switched on',
  { tag: '@full' },
  async ({ page, site }) => {
    await site.mf('disable', REMOTE, '--reason', REASON);
    await page.goto(site.url + GROUPS_PATH);
    await expect(page.getByRole('main').getByText(REASON)).toBeVisible(SOON);
    await site.mf('enable', REMOTE);
    await page.reload();
    await expect(shell(page).title('My Groups')).toBeVisible(SOON);
  },
);

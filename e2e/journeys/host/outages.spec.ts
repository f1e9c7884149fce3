import type { Page } from '@playwright/test';
import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { changeSiteConfig } from '../../fixtures/site/changeSiteConfig';
import { expect, test } from '../../fixtures/test';
import { CLIENTS_PATH, clientListPage } from '../../pages/mf-clients/clientListPage';
import { groupListPage } from '../../pages/mf-groups/groupListPage';
import { noticePages } from '../../pages/host/shellDialogs';
import { shell } from '../../pages/host/shell';

test.use({ hasColdBrowser: true });

const NO_LINE = /ERR_INTERNET_DISCONNECTED|Failed to fetch/;
const NO_SERVER = /ERR_CONNECTION_REFUSED/;

async function stopServer(page: Page): Promise<() => Promise<void>> {
  const calls = [/\/v2\.\d\//, /\/ready$/];
  for (const call of calls) await page.route(call, (route) => route.abort('connectionrefused'));
  return async () => {
    for (const call of calls) await page.unroute(call);
  };
}

test.beforeEach(async ({ signedInAs }) => {
  await signedInAs(accounts.trainer);
});

test('without a line a banner says so, and what was wanted comes by itself once it is back', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(NO_LINE);
  await clientListPage(page).open();
  await expect(clientListPage(page).tiles).toHaveCount(24);
  await expect(shell(page).profileButton).toBeVisible();
  await context.setOffline(true);
  const notice = noticePages(page);
  await expect(notice.offlineBanner).toBeVisible();
  await checkAccessibility(page);
  await notice.tryAgain.click();
  await expect(notice.offlineBanner).toBeVisible();
  await shell(page).chooseProfile('Harbour Strength Club');
  await expect(page.getByText('Loading clients', { exact: true })).toBeAttached();
  await context.setOffline(false);
  await expect(notice.offlineBanner).toBeHidden();
  await expect(clientListPage(page).tiles).toHaveCount(8);
});

test('a server that stops is told, and what failed is shown by itself once it is back', async ({
  page,
  problems,
}) => {
  problems.allow(NO_SERVER);
  await clientListPage(page).open();
  await expect(clientListPage(page).tiles).toHaveCount(24);
  await expect(shell(page).profileButton).toBeVisible();
  const startServer = await stopServer(page);
  await shell(page).chooseProfile('Harbour Strength Club');
  const notice = noticePages(page);
  await expect(notice.unreachableBanner).toBeVisible();
  await expect(page.getByText('We couldn’t load your clients')).toBeVisible();
  await checkAccessibility(page);
  await startServer();
  await expect(clientListPage(page).tiles).toHaveCount(8, { timeout: 15_000 });
  await expect(notice.unreachableBanner).toBeHidden();
});

test(
  'a server that is away at the start is asked again by itself',
  { tag: '@full' },
  async ({ page, problems }) => {
    problems.allow(NO_SERVER);
    const startServer = await stopServer(page);
    await page.goto(CLIENTS_PATH);
    await expect(noticePages(page).unreachable).toBeVisible();
    await checkAccessibility(page);
    await startServer();
    await expect(clientListPage(page).tiles).toHaveCount(24, { timeout: 15_000 });
  },
);

test('a closed site says so, asks nothing of the server, and opens when it is tried', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/v2\.\d\//.test(request.url())) asked.push(request.url());
  });
  const openSite = await changeSiteConfig(page, { maintenance: true });
  await page.goto('/groups/my-groups');
  const notice = noticePages(page);
  await expect(notice.maintenance).toBeVisible();
  await checkAccessibility(page);
  await notice.tryAgain.click();
  await expect(notice.maintenance).toBeVisible();
  expect(asked).toEqual([]);
  await expect(notice.tryAgain).toBeEnabled();
  await openSite();
  await notice.tryAgain.click();
  await expect(groupListPage(page).cards.first()).toBeVisible({ timeout: 15_000 });
});

test('a site that closes while somebody works opens by itself, and nothing typed is lost', async ({
  page,
}) => {
  await page.clock.install();
  await groupListPage(page).open();
  await groupListPage(page).search.fill('early');
  const openSite = await changeSiteConfig(page, { maintenance: true });
  await page.clock.fastForward('00:40');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(noticePages(page).maintenance).toBeVisible();
  await expect(groupListPage(page).search).toBeHidden();
  await openSite();
  await page.clock.fastForward('00:31');
  await expect(noticePages(page).maintenance).toBeHidden();
  await expect(groupListPage(page).search).toHaveValue('early');
  await expect(groupListPage(page).search).toBeFocused();
});

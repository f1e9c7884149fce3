import { accounts } from '../../fixtures/accounts/accounts';
import { redirectBypasses } from '../../fixtures/site/redirectBypasses';
import { expect, productUrl, test } from '../../fixtures/test';
import { CLIENTS_PATH, clientListPage } from '../../pages/mf-clients/clientListPage';

test('no address in redirectFrom leads anywhere but into the product', async ({ page, signedInAs }) => {
  expect(new Set(redirectBypasses).size).toBeGreaterThanOrEqual(40);
  await signedInAs(accounts.trainer);
  const clients = clientListPage(page);
  await clients.open();
  const left: string[] = [];
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(`${productUrl}/`)) left.push(frame.url());
  });
  for (const wanted of redirectBypasses) {
    await page.evaluate((query) => {
      history.pushState(null, '', `/login?redirectFrom=${query}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, wanted);
    await expect(page, wanted).toHaveURL(`${productUrl}${CLIENTS_PATH}`);
    // The URL changes before the page: a navigation now would be merged with this one.
    await expect(clients.heading, wanted).toBeVisible();
  }
  expect(left).toEqual([]);
});

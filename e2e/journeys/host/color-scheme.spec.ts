import type { BrowserContext, Page } from '@playwright/test';
import { accounts } from '../../fixtures/accounts/accounts';
import { expect, test } from '../../fixtures/test';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { signInPage } from '../../pages/mf-auth/signInPage';

const LIGHT_GROUND = 'rgb(245, 247, 250)';
const DARK_GROUND = 'rgb(11, 17, 32)';

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const remember = (context: BrowserContext, origin: string | undefined, scheme: string) =>
  context.addCookies([{ name: 'formline_color_scheme', value: scheme, url: origin ?? '' }]);

for (const [system, chosen, ground] of [
  ['dark', null, DARK_GROUND],
  ['light', null, LIGHT_GROUND],
  ['dark', 'light', LIGHT_GROUND],
  ['light', 'dark', DARK_GROUND],
] as const) {
  test(`with a ${system} system and ${chosen ?? 'nothing'} chosen the page is right before any script runs`, async ({
    page,
    context,
    baseURL,
    problems,
  }) => {
    // Scripts without a hash do not run.
    problems.allow(/Failed to find a valid digest/);
    await page.emulateMedia({ colorScheme: system });
    if (chosen) await remember(context, baseURL, chosen);
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    for (const path of ['/login', '/clients/my-clients']) {
      await page.goto(path);
      expect(await groundOf(page)).toBe(ground);
    }
    await page.unroute('**/*.js');
    await signInPage(page).open();
    await expect(signInPage(page).email).toBeVisible();
    expect(await groundOf(page)).toBe(ground);
  });
}

test('follows the system while it changes', async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  await clientListPage(page).open();
  await expect(clientListPage(page).tiles.first()).toBeVisible();
  expect(await groundOf(page)).toBe(LIGHT_GROUND);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await groundOf(page)).toBe(DARK_GROUND);
});

import type { Page } from '@playwright/test';
import { accounts } from '../../fixtures/accounts/accounts';
import { holdHost } from '../../fixtures/browser/screenStates';
import { expect, test } from '../../fixtures/test';
import { CLIENTS_PATH, clientListPage } from '../../pages/mf-clients/clientListPage';

test.use({ hasColdBrowser: true });

const drawing = (page: Page) => page.locator('#first-paint');
const itsStyles = (page: Page) => page.locator('#first-paint-styles');

test('whoever is signed in sees the shell in outline before any code has come, then the page in its place', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(accounts.trainer);
  const list = clientListPage(page);
  await list.open();
  const release = await holdHost(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(drawing(page).getByText('Formline', { exact: true })).toBeVisible();
  await expect(itsStyles(page)).toBeAttached();
  await expect(drawing(page)).toHaveAttribute('inert');
  release();
  await expect(list.heading).toBeVisible();
  await expect(drawing(page)).not.toBeAttached();
  await expect(itsStyles(page)).not.toBeAttached();
});

test('the outline gives way to the sign-in page when the session is over', async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  await clientListPage(page).open();
  await page.evaluate(() => localStorage.clear());
  const sent = await page.goto(CLIENTS_PATH);
  expect(await sent?.text()).toContain('id="first-paint"');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(drawing(page)).not.toBeAttached();
});

test('somebody who is not signed in sees no outline of a dashboard', async ({ page }) => {
  const sent = await page.goto('/terms-and-conditions');
  expect(await sent?.text()).not.toContain('id="first-paint"');
  await expect(drawing(page)).not.toBeAttached();
});

import { accounts } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { expectNoSidewaysScroll, REFUSED, screenStates, ZOOMED } from '../fixtures/screenStates';
import { expect, test } from '../fixtures/test';
import { signInPage } from '../pages/signInPage';

test('sign-in: email, errors, password, dialog, 400 %', async ({ page }) => {
  const login = signInPage(page);
  await login.open();
  await checkAccessibility(page);
  await login.giveEmail('nobody@formline.test');
  await expect(page.getByText('No Formline account')).toBeVisible();
  await checkAccessibility(page);
  await login.giveEmail(accounts.client);
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await login.giveEmail(accounts.trainer);
  await login.signInButton.click();
  await expect(page.getByText('Enter a password')).toBeVisible();
  await checkAccessibility(page);
  await page.setViewportSize(ZOOMED);
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});

test('legal documents: loading, failed, full, 400 %', async ({ page, problems }) => {
  problems.allow(REFUSED);
  await screenStates.loading(page, '**/terms-conditions*');
  await page.goto('/terms-and-conditions');
  await expect(page.getByText('Loading the terms and conditions')).toBeAttached();
  await checkAccessibility(page);
  await page.unrouteAll();
  await screenStates.failed(page, '**/terms-conditions*');
  await page.reload();
  await expect(page.getByText('Could not load terms and conditions')).toBeVisible();
  await checkAccessibility(page);
  await page.unrouteAll();
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await checkAccessibility(page);
  await page.setViewportSize(ZOOMED);
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});

import { accounts } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { expectNoSidewaysScroll, REFUSED, screenStates, ZOOMED } from '../fixtures/screenStates';
import { expect, test } from '../fixtures/test';
import { linkAccountPage } from '../pages/linkAccountPage';
import { migrateAccountPage } from '../pages/migrateAccountPage';
import { signInPage } from '../pages/signInPage';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`sign-in, ${colorScheme}: email, errors, password, dialogs, 400 %`, async ({ page, problems }) => {
    problems.allow(/status of 40[13]/);
    await page.emulateMedia({ colorScheme });
    const login = signInPage(page);
    await login.open();
    // The drawn page has gone, and the living one is there.
    await expect(login.email).toBeFocused();
    await checkAccessibility(page);
    await login.giveEmail('nobody@');
    await expect(page.getByText('Enter a valid email address')).toBeVisible();
    await checkAccessibility(page);
    for (const address of [accounts.client, accounts.elsewhere]) {
      await login.giveEmail(address);
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkAccessibility(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await login.signIn(accounts.locked);
    await expect(page.getByRole('dialog')).toBeVisible();
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await login.useAnotherEmail.click();
    await login.giveEmail(accounts.trainer);
    await login.signInButton.click();
    await expect(page.getByText('Enter a password')).toBeVisible();
    await checkAccessibility(page);
    await page.setViewportSize(ZOOMED);
    await checkAccessibility(page);
    await expectNoSidewaysScroll(page);
  });

  test(`linking and migrating an account, ${colorScheme}: fresh, errors, 400 %`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const login = signInPage(page);
    const link = linkAccountPage(page);
    const migrate = migrateAccountPage(page);
    await login.open();
    await login.giveEmail(accounts.unlinked);
    await expect(link.heading).toBeVisible();
    await checkAccessibility(page);
    await link.linkButton.click();
    await expect(page.getByText('Enter a password')).toBeVisible();
    await checkAccessibility(page);
    await login.useAnotherEmail.click();
    await login.signIn(accounts.legacy);
    await expect(migrate.heading).toBeVisible();
    await checkAccessibility(page);
    await migrate.update('abc', 'abd');
    await expect(page.getByText('The passwords entered do not match')).toBeVisible();
    await checkAccessibility(page);
    await page.setViewportSize(ZOOMED);
    await checkAccessibility(page);
    await expectNoSidewaysScroll(page);
  });
}

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

import { accounts } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { expectNoSidewaysScroll, ZOOMED } from '../fixtures/screenStates';
import { expect, test } from '../fixtures/test';
import { clientListPage } from '../pages/clientListPage';
import { shell } from '../pages/shell';
import { shellDialogs } from '../pages/shellDialogs';

test('palette, shortcuts, versions and account', async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  await clientListPage(page).open();
  await expect(clientListPage(page).tiles).toHaveCount(24);
  const dialogs = shellDialogs(page);
  await dialogs.openPalette();
  await checkAccessibility(page);
  await page.keyboard.type('an');
  await expect(dialogs.options.filter({ hasText: 'Daniel Novak' })).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.type('zzz');
  await expect(page.getByText('Nothing found for')).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(dialogs.palette).toBeHidden();
  await page.keyboard.press('?');
  await expect(dialogs.shortcuts).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(dialogs.shortcuts).toBeHidden();
  await shell(page).openProfileMenu();
  await page.getByRole('menuitem', { name: /^Version/ }).click();
  await expect(dialogs.versions).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(dialogs.versions).toBeHidden();
  await dialogs.settings.click();
  await expect(dialogs.account('Maya Thornton')).toBeVisible();
  await checkAccessibility(page);
});

test('expired banner, plan in the profile menu, a club, 400 %', async ({ page, signedInAs }) => {
  await signedInAs(accounts.free);
  await clientListPage(page).open();
  await expect(shellDialogs(page).expired).toBeVisible();
  await checkAccessibility(page);
  await shell(page).openProfileMenu();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(ZOOMED);
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
  await signedInAs(accounts.club);
  await page.goto('/education');
  await expect(page.getByText('Education goes here')).toBeVisible();
  await checkAccessibility(page);
});

test("a manager's landing", async ({ page, signedInAs }) => {
  await signedInAs(accounts.manager);
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'What you can look at' })).toBeVisible();
  await expect(clientListPage(page).tiles).toHaveCount(24);
  await checkAccessibility(page);
});

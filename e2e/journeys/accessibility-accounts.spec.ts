import type { Page } from '@playwright/test';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { newEmail } from '../fixtures/newAccounts';
import { expectNoSidewaysScroll, REFUSED, screenStates, ZOOMED } from '../fixtures/screenStates';
import { expect, test } from '../fixtures/test';
import { createAccountPage } from '../pages/createAccountPage';
import { deletionRequestPage } from '../pages/deletionRequestPage';
import { passwordResetPage } from '../pages/passwordResetPage';

async function checkZoomed(page: Page) {
  await page.setViewportSize(ZOOMED);
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
}

test('creating an account: empty, errors, 400 %', async ({ page }) => {
  const account = createAccountPage(page);
  await account.open();
  await expect(account.heading).toBeVisible();
  await checkAccessibility(page);
  await account.fillIn({ email: newEmail('axe'), firstName: 'R2', lastName: '!', password: 'weak' });
  await account.createButton.click();
  await expect(page.getByText('Invalid first name')).toBeVisible();
  await checkAccessibility(page);
  await checkZoomed(page);
});

test('the terms before an account is created: both documents, declined', async ({ page }) => {
  const account = createAccountPage(page);
  await account.open();
  await account.fillIn({ email: newEmail('axe'), firstName: 'Robin', lastName: 'Stone' });
  await account.createButton.click();
  await expect(account.acceptIn(account.terms)).toBeEnabled();
  await checkAccessibility(page);
  await account.acceptIn(account.terms).click();
  await expect(account.acceptIn(account.privacy)).toBeEnabled();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(account.privacy).toBeHidden();
  await checkAccessibility(page);
});

test('invitation: loading, failed, to open, to accept, over', async ({ page, problems }) => {
  problems.allow(REFUSED);
  const calls = '**/check-invitation';
  const invitation = {
    email: 'noor@formline.test',
    first_name: 'Noor',
    last_name: 'Hara',
    trainer_name: 'Maya Stone',
  };
  const openWith = async (prepare: () => Promise<unknown>, shown: string) => {
    await page.unrouteAll();
    await prepare();
    await page.goto('/login');
    await page.goto('/create-account#invitation=any');
    await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
    await checkAccessibility(page);
  };
  await openWith(() => screenStates.loading(page, calls), 'Reading your invitation');
  await openWith(() => screenStates.failed(page, calls), 'Your invitation could not be read');
  for (const has_account of [false, true]) {
    await openWith(
      () => screenStates.empty(page, calls, { ...invitation, has_account }),
      'Maya Stone invites you',
    );
  }
  await openWith(() => Promise.resolve(), 'This invitation is no longer valid');
});

test('forgotten password: empty, error, sent, choosing, over, 400 %', async ({ page, problems }) => {
  problems.allow(REFUSED);
  const reset = passwordResetPage(page);
  await reset.open();
  await expect(reset.askHeading).toBeVisible();
  await checkAccessibility(page);
  await reset.ask('nobody@');
  await expect(reset.email).toBeFocused();
  await checkAccessibility(page);
  await reset.ask(newEmail('axe'));
  await expect(reset.sentHeading).toBeVisible();
  await checkAccessibility(page);
  await reset.open('/forgotpassword#token=unknown');
  await expect(reset.chooseHeading).toBeVisible();
  await reset.choose('Kelp', 'other');
  await checkZoomed(page);
  await reset.choose('Kelp-Anchor4Boat');
  await expect(reset.overHeading).toBeVisible();
  await checkAccessibility(page);
});

test('deleting an account: guide, form, errors, answer, 400 %', async ({ page }) => {
  await page.goto('/deleteinstruction');
  await expect(page.getByRole('listitem')).toHaveCount(9);
  await checkAccessibility(page);
  await checkZoomed(page);
  const form = deletionRequestPage(page);
  await form.open();
  await form.submitButton.click();
  await expect(page.getByText('Enter reason')).toBeVisible();
  await checkZoomed(page);
  await form.email.fill('leaving@formline.test');
  await form.reason.fill('Moved.');
  await form.submitButton.click();
  await expect(form.sentDialog).toBeVisible();
  await checkAccessibility(page);
});

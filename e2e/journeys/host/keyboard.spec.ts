import { linkMailedTo, mailDir, NO_EMAILS } from '../../fixtures/accounts/emails';
import { newTrainer } from '../../fixtures/accounts/newAccounts';
import { tabTo } from '../../fixtures/browser/keyboard';
import { expect, test } from '../../fixtures/test';
import { CLIENTS_PATH } from '../../pages/mf-clients/clientListPage';
import { deletionRequestPage } from '../../pages/mf-auth/deletionRequestPage';
import { passwordResetPage } from '../../pages/mf-auth/passwordResetPage';
import { signInPage } from '../../pages/mf-auth/signInPage';

const OTHER_PASSWORD = 'Rowing_lamp8';

test(
  'a forgotten password is replaced with the keyboard alone',
  { tag: '@full' },
  async ({ page, request }) => {
    test.skip(mailDir === '', NO_EMAILS);
    const { email } = await newTrainer(request);
    const login = signInPage(page);
    await login.open();
    await tabTo(page, page.getByRole('link', { name: 'Forgot your password?' }));
    await page.keyboard.press('Enter');
    const reset = passwordResetPage(page);
    await tabTo(page, reset.email);
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(reset.sentHeading).toBeFocused();

    await reset.open(await linkMailedTo('/forgotpassword', email));
    await tabTo(page, reset.password);
    await page.keyboard.type(OTHER_PASSWORD);
    await tabTo(page, reset.confirmation);
    await page.keyboard.type(OTHER_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(reset.changedHeading).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Sign in' }));
    await page.keyboard.press('Enter');

    await tabTo(page, login.email);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(login.password).toBeFocused();
    await page.keyboard.type(OTHER_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(CLIENTS_PATH);
  },
);

test('an account is asked to be deleted with the keyboard alone', { tag: '@full' }, async ({ page }) => {
  await page.goto('/deleteinstruction');
  await tabTo(page, page.getByRole('link', { name: 'Open the deletion form' }));
  await page.keyboard.press('Enter');
  const form = deletionRequestPage(page);
  await tabTo(page, form.email);
  await page.keyboard.type('leaving@formline.test');
  await tabTo(page, form.reason);
  await page.keyboard.type('I have moved to another studio.');
  await tabTo(page, form.submitButton);
  await page.keyboard.press('Enter');
  await expect(form.sentDialog).toContainText('Your request has been received.');
  await page.keyboard.press('Enter');
  await expect(form.submitButton).toBeFocused();
});

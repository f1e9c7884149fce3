import { STRONG_PASSWORD } from '../../fixtures/accounts/accounts';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { linkMailedTo, mailDir, NO_EMAILS } from '../../fixtures/accounts/emails';
import { newEmail, newTrainer } from '../../fixtures/accounts/newAccounts';
import { REFUSED } from '../../fixtures/browser/screenStates';
import { readStoredToken, storeToken } from '../../fixtures/accounts/storedToken';
import { expect, productUrl, test } from '../../fixtures/test';
import { CLIENTS_PATH } from '../../pages/mf-clients/clientListPage';
import { passwordResetPage } from '../../pages/mf-auth/passwordResetPage';
import { signInPage } from '../../pages/mf-auth/signInPage';

const OTHER_PASSWORD = 'Rowing_lamp8';

test('a forgotten password is replaced with the link of an email', async ({ page, request, problems }) => {
  test.skip(mailDir === '', NO_EMAILS);
  problems.allow(/status of 40[01]/);
  const { email } = await newTrainer(request);
  const reset = passwordResetPage(page);
  await reset.open();
  await expect(reset.email).toBeFocused();
  await reset.ask(email);
  await expect(reset.sentHeading).toBeFocused();

  const link = await linkMailedTo('/forgotpassword', email);
  await reset.open(link);
  await expect(reset.chooseHeading).toBeVisible();
  await expect(page).toHaveURL('/forgotpassword');
  await page.reload();
  await reset.choose(OTHER_PASSWORD);
  await expect(reset.changedHeading).toBeFocused();
  await page.getByRole('link', { name: 'Sign in' }).click();

  const login = signInPage(page);
  await login.signIn(email, STRONG_PASSWORD);
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
  await login.givePassword(OTHER_PASSWORD);
  await expect(page).toHaveURL(CLIENTS_PATH);
});

test('somebody who is signed in chooses a new password and is signed out', async ({
  page,
  context,
  request,
}) => {
  test.skip(mailDir === '', NO_EMAILS);
  const { email, token } = await newTrainer(request);
  await storeToken(context, productUrl, token);
  const reset = passwordResetPage(page);
  await reset.open();
  await reset.ask(email);
  await reset.open(await linkMailedTo('/forgotpassword', email));
  await reset.choose(OTHER_PASSWORD);
  await expect(reset.changedHeading).toBeVisible();
  expect(await readStoredToken(page)).toBeNull();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(signInPage(page).heading).toBeVisible();
});

test('a link that was used leads to another one', { tag: '@full' }, async ({ page, request, problems }) => {
  test.skip(mailDir === '', NO_EMAILS);
  problems.allow(/status of 400/);
  const { email } = await newTrainer(request);
  const reset = passwordResetPage(page);
  await reset.open();
  await reset.ask(email);
  const link = await linkMailedTo('/forgotpassword', email);
  await reset.open(link);
  await reset.choose(OTHER_PASSWORD);
  await expect(reset.changedHeading).toBeVisible();
  await page.goto('/login');
  await reset.open(link);
  await reset.choose(STRONG_PASSWORD);
  await expect(reset.overHeading).toBeFocused();
  await reset.askAgainButton.click();
  await reset.ask(email);
  await expect(reset.sentHeading).toBeVisible();
  await linkMailedTo('/forgotpassword', email, 2);
});

test('an address nobody has is answered in the same words', { tag: '@full' }, async ({ page }) => {
  const reset = passwordResetPage(page);
  await reset.open();
  await expect(reset.askHeading).toBeVisible();
  await checkAccessibility(page);
  await reset.ask('nobody@');
  await expect(reset.email).toBeFocused();
  await checkAccessibility(page);
  await reset.ask(newEmail('nobody'));
  await expect(reset.sentHeading).toBeVisible();
  await expect(page.getByText('If this address has an account, a link')).toBeVisible();
  await checkAccessibility(page);
});

test(
  'passwords that are weak, common or differ are refused in the form, and so is an unknown link',
  { tag: '@full' },
  async ({ page, problems }) => {
    problems.allow(REFUSED);
    const reset = passwordResetPage(page);
    await reset.open('/forgotpassword#token=never-asked-for');
    await reset.choose('kelpboat');
    await expect(reset.password).toHaveAccessibleDescription(
      /Password must have at least 8 characters, 1 uppercase, 1 lowercase and 1 special character\./,
    );
    await reset.password.fill('Formline1!');
    await expect(page.getByText('8 characters, done')).toBeVisible();
    await expect(page.getByText('Not too easy to guess', { exact: true })).toBeVisible();
    await reset.choose('Formline1!');
    await expect(reset.password).toHaveAccessibleDescription(/too easy to guess/);
    await reset.choose(OTHER_PASSWORD, STRONG_PASSWORD);
    await expect(reset.confirmation).toHaveAccessibleDescription('The passwords entered do not match');
    await expect(reset.confirmation).toBeFocused();
    await checkZoomed(page);
    await reset.choose(OTHER_PASSWORD);
    await expect(reset.overHeading).toBeVisible();
    await checkAccessibility(page);
  },
);

test('a request that fails says so and can be made again', { tag: '@full' }, async ({ page, problems }) => {
  problems.allow(/status of 500/);
  await page.route('**/api/password-reset', (route) => route.fulfill({ status: 500, json: {} }));
  const reset = passwordResetPage(page);
  await reset.open();
  await reset.ask(newEmail('later'));
  await expect(page.getByRole('alert')).toHaveText(
    'Something went wrong with making the password reset request. Please try again.',
  );
  await page.unroute('**/api/password-reset');
  await page.keyboard.press('Enter');
  await expect(reset.sentHeading).toBeVisible();
});

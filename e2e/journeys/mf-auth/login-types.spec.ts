import { accounts, PASSWORD, STRONG_PASSWORD } from '../../fixtures/accounts/accounts';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { changeSiteConfig } from '../../fixtures/site/changeSiteConfig';
import { variantTag } from '../../fixtures/fullRun';
import { expect, test } from '../../fixtures/test';
import { CLIENTS_PATH, clientListPage } from '../../pages/mf-clients/clientListPage';
import { linkAccountPage, migrateAccountPage, signInPage } from '../../pages/mf-auth/signInPage';

/** The browser logs each refused call. */
const REFUSED = /Failed to load resource: .* status of [45]0[0-9]/;

test('an address nobody knows goes on to create an account, outside of the address bar', async ({ page }) => {
  const login = signInPage(page);
  await login.open();
  await login.giveEmail('nobody@formline.test');
  await expect(page).toHaveURL('/create-account');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@formline.test');
});

const appDialogs = [
  { who: 'a client', email: accounts.client, title: 'Client Access Coming Soon' },
  {
    who: 'the holder of an account elsewhere',
    email: accounts.elsewhere,
    title: 'You are new to Formline',
  },
];
for (const [index, { who, email, title }] of appDialogs.entries()) {
  test(`${who} is sent to the mobile app by a dialog`, variantTag(index), async ({ page }) => {
    await changeSiteConfig(page, { appLinks: { download: 'https://club.example/app' } });
    const login = signInPage(page);
    await login.open();
    await login.giveEmail(email);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('link', { name: 'Download the app' })).toHaveAttribute(
      'href',
      /^https?:\/\//,
    );
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await expect(login.password).toBeHidden();
    await expect(login.email).toBeFocused();
    await expect(login.email).toHaveValue(email);
  });
}

test(
  'a mismatched link is told to use the legacy account and asked for no password',
  { tag: '@full' },
  async ({ page }) => {
    const login = signInPage(page);
    await login.open();
    await login.giveEmail(accounts.mismatch);
    await expect(page.getByRole('alert')).toHaveText('Please use your legacy account to log in');
    await expect(login.password).toBeHidden();
  },
);

test('an answer that fits nothing leads back to a fresh login', { tag: '@full' }, async ({ page }) => {
  const result = {
    edgeResult: false,
    uaResult: false,
    edgeAccountInUA: true,
    uaAccountInEDGE: false,
    edgeUserRole: null,
  };
  await page.route('**/api/register/check-email', (route) => route.fulfill({ json: { result } }));
  const login = signInPage(page);
  await login.open();
  await login.giveEmail(accounts.trainer);
  await expect(page.getByRole('alert')).toHaveText('Unexpected error occurred, please try again later.');
  await expect(login.email).toBeEditable();
  await page.unroute('**/api/register/check-email');
  await login.continueButton.click();
  await expect(login.password).toBeVisible();
});

test('two unlinked accounts are linked by keyboard alone and their holder signs in', async ({
  page,
  problems,
}) => {
  problems.allow(REFUSED);
  const login = signInPage(page);
  const link = linkAccountPage(page);
  await login.open();
  await expect(login.email).toBeFocused();
  await page.keyboard.type(accounts.unlinkedToLink);
  await page.keyboard.press('Enter');
  await expect(link.heading).toBeVisible();
  await expect(link.found(accounts.unlinkedToLink)).toBeVisible();
  await expect(link.password).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await expect(link.password).toHaveAccessibleDescription('Enter a password');
  await checkAccessibility(page);
  await page.keyboard.type('Wrong-1');
  await page.keyboard.press('Enter');
  await expect(link.password).toHaveAccessibleDescription('Incorrect email or password.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(clientListPage(page).heading).toBeVisible();
  await expect(page).toHaveURL(CLIENTS_PATH);
});

test('the holder of an older account with a weak password chooses a new one and signs in', async ({
  page,
}) => {
  const login = signInPage(page);
  const migrate = migrateAccountPage(page);
  await login.open();
  await login.signIn(accounts.legacyToMigrate);
  await expect(migrate.heading).toBeVisible();
  await expect(migrate.text).toBeVisible();
  await expect(page.getByText('but it is too easy to guess')).toBeVisible();
  await expect(migrate.newPassword).toBeFocused();
  await checkAccessibility(page);
  await migrate.update('', '');
  await expect(migrate.newPassword).toHaveAccessibleDescription(/^Enter a password/);
  await migrate.update('abc', 'abd');
  const tooWeak =
    'Password must have at least 8 characters, 1 uppercase, 1 lowercase and 1 special character.';
  await expect(page.getByText(tooWeak)).toBeVisible();
  await expect(migrate.newPassword).toHaveAttribute('aria-invalid', 'true');
  await expect(migrate.confirmPassword).toHaveAccessibleDescription('The passwords entered do not match');
  await checkAccessibility(page);
  await checkZoomed(page);
  await migrate.newPassword.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(STRONG_PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(migrate.confirmPassword).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(STRONG_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(clientListPage(page).heading).toBeVisible();
  await expect(page).toHaveURL(CLIENTS_PATH);
});

test(
  'an older account with a good password is brought over while it signs in',
  { tag: '@full' },
  async ({ page }) => {
    const login = signInPage(page);
    await login.open();
    await login.signIn(accounts.veteranToMigrate, STRONG_PASSWORD);
    await expect(clientListPage(page).heading).toBeVisible();
    await expect(page).toHaveURL(CLIENTS_PATH);
  },
);

test(
  'a failed migration stops without an alarm, says so, and loses nothing',
  { tag: '@full' },
  async ({ page, problems }) => {
    problems.allow(REFUSED);
    await page.route('**/api/register/migrate-account-ua', (route) =>
      route.fulfill({ status: 500, json: { message: 'Broken', code: 5000 } }),
    );
    const login = signInPage(page);
    const migrate = migrateAccountPage(page);
    await login.open();
    await login.signIn(accounts.legacy);
    await migrate.update(STRONG_PASSWORD);
    await expect(page.getByText('Your password was not updated. Please try again.')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(migrate.updateButton).not.toHaveAttribute('aria-busy');
    await expect(migrate.newPassword).toHaveValue(STRONG_PASSWORD);
    await login.useAnotherEmail.click();
    await expect(login.heading).toBeVisible();
    await expect(login.email).toHaveValue(accounts.legacy);
  },
);

test(
  'without a connection the page says so and goes on when it is back',
  { tag: '@full' },
  async ({ page, context, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    const login = signInPage(page);
    await login.open();
    await context.setOffline(true);
    await login.giveEmail(accounts.trainer);
    await expect(page.getByText('Unexpected server error occurred, please try again later.')).toBeVisible();
    await expect(page.getByText('Check your connection and try again.')).toBeVisible();
    await expect(login.email).toHaveValue(accounts.trainer);
    await context.setOffline(false);
    await login.continueButton.click();
    await expect(login.password).toBeVisible();
  },
);

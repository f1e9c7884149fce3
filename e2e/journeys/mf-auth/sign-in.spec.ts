import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { checkLoadingAndFailed } from '../../fixtures/browser/checkLoadingAndFailed';
import { readStoredToken } from '../../fixtures/accounts/storedToken';
import { variantTag } from '../../fixtures/fullRun';
import { expect, test } from '../../fixtures/test';
import { CLIENTS_PATH, clientListPage } from '../../pages/mf-clients/clientListPage';
import { EXERCISES_PATH, exerciseLibraryPage } from '../../pages/mf-libraries/exerciseLibraryPage';
import { groupListPage } from '../../pages/mf-groups/groupListPage';
import { signInPage } from '../../pages/mf-auth/signInPage';
import { shell } from '../../pages/host/shell';

const REFUSED = /Failed to load resource: .* status of 40[0-9]/;

test(
  'a trainer signs in with email and password and lands on the client list',
  { tag: '@main' },
  async ({ page }) => {
    const login = signInPage(page);
    await login.open('/');
    await expect(page).toHaveURL('/login?redirectFrom=%2F');
    await login.giveEmail(accounts.trainer);
    await expect(login.password).toBeFocused();
    await expect(login.email).toHaveValue(accounts.trainer);
    await login.givePassword('Formline1!');
    await expect(clientListPage(page).heading).toBeVisible();
    await expect(page).toHaveURL(CLIENTS_PATH);
  },
);

test('who types on at once types the password: it has the keyboard from the moment it is there', async ({
  page,
}) => {
  const login = signInPage(page);
  await login.open();
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const password = document.querySelector('input[type=password]:not([aria-hidden])');
      if (!password) return;
      watch.disconnect();
      const button = document.querySelector('button[type=submit]');
      const isBusy = button?.getAttribute('aria-busy') === 'true';
      document.body.dataset['found'] =
        `${document.activeElement === password ? 'keyboard' : 'none'}, ${isBusy ? 'busy' : 'ready'}`;
    });
    watch.observe(document.body, { subtree: true, childList: true });
  });
  await login.giveEmail(accounts.trainer);
  await expect(page.locator('body')).toHaveAttribute('data-found', 'keyboard, ready');
});

test('a password manager finds both fields', async ({ page }) => {
  const login = signInPage(page);
  await login.open();
  await expect(login.email).toHaveAttribute('autocomplete', 'username');
  await login.giveEmail(accounts.trainer);
  await expect(login.password).toHaveAttribute('autocomplete', 'current-password');
  await expect(login.email).toBeVisible();
});

test(
  'entries that cannot be right are refused before the server is asked',
  { tag: '@full' },
  async ({ page }) => {
    const login = signInPage(page);
    await login.open();
    await expect(login.email).toBeFocused();
    await checkAccessibility(page);
    await login.giveEmail('maya@');
    await expect(page.getByText('Enter a valid email address')).toBeVisible();
    await expect(login.email).toHaveAccessibleDescription('Enter a valid email address');
    await checkAccessibility(page);
    await login.giveEmail(accounts.trainer);
    await login.signInButton.click();
    await expect(login.password).toHaveAccessibleDescription('Enter a password');
    await checkAccessibility(page);
    await checkZoomed(page);
  },
);

test('wrong passwords are refused, the last try is announced, and the right one still opens', async ({
  page,
  problems,
}) => {
  problems.allow(REFUSED);
  const login = signInPage(page);
  await login.open();
  await login.giveEmail(accounts.expired);
  for (let wrong = 1; wrong <= 3; wrong += 1) {
    await login.givePassword(`Wrong-${wrong}`);
    await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
    await expect(login.signInButton).toBeEnabled();
  }
  await login.givePassword('Wrong-4');
  await expect(page.getByRole('alert')).toHaveText('Last attempt. Account will be temporarily locked.');
  await login.givePassword('Formline1!');
  await expect(clientListPage(page).heading).toBeVisible();
});

test('a locked account is told so in a dialog', { tag: '@full' }, async ({ page, problems }) => {
  problems.allow(REFUSED);
  const login = signInPage(page);
  await login.open();
  await login.signIn(accounts.locked);
  const dialog = page.getByRole('dialog', { name: 'Your account is temporarily locked' });
  await expect(dialog).toContainText('Too many wrong passwords.');
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(login.password).toBeFocused();
});

test(
  'a failed account check says so and can be tried again',
  { tag: '@full' },
  async ({ page, problems }) => {
    problems.allow(/status of 500/);
    await page.route('**/api/register/check-email', (route) => route.fulfill({ status: 500, json: {} }));
    const login = signInPage(page);
    await login.open();
    await login.giveEmail(accounts.trainer);
    await expect(page.getByText('Unexpected server error occurred, please try again later.')).toBeVisible();
    await page.unroute('**/api/register/check-email');
    await login.continueButton.click();
    await expect(login.password).toBeVisible();
  },
);

test('somebody who mistyped goes back to the email, which is kept', { tag: '@full' }, async ({ page }) => {
  const login = signInPage(page);
  await login.open();
  await login.giveEmail(accounts.free);
  await login.useAnotherEmail.click();
  await expect(login.password).toBeHidden();
  await expect(login.email).toHaveValue(accounts.free);
  await expect(login.email).toBeFocused();
  await expect(login.email).toBeEditable();
});

test('the page a visitor came for opens after signing in', async ({ page }) => {
  const login = signInPage(page);
  await login.open(`${EXERCISES_PATH}?search=squat`);
  await expect(page).toHaveURL(/\/login\?redirectFrom=/);
  await login.signIn(accounts.trainer);
  await expect(exerciseLibraryPage(page).heading).toBeVisible();
  await expect(page).toHaveURL(`${EXERCISES_PATH}?search=squat`);
});

const notReturnedTo = [
  '//evil.example/clients',
  '/dashboard/cc-dashboard',
  '/clients/my-clients/amelia/dashboard?clientId=1',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/%2F/evil.example',
  '/login',
];
for (const [index, wanted] of notReturnedTo.entries()) {
  test(`signing in does not lead to ${wanted}`, variantTag(index), async ({ page }) => {
    const login = signInPage(page);
    await login.open(`/login?${new URLSearchParams({ redirectFrom: wanted })}`);
    await login.signIn(accounts.trainer);
    await expect(clientListPage(page).heading).toBeVisible();
    await expect(page).toHaveURL(CLIENTS_PATH);
  });
}

test('a session survives a reload and keeps visitors of the sign-in page inside', async ({ page }) => {
  const login = signInPage(page);
  await login.open();
  await login.signIn(accounts.trainer);
  const clients = clientListPage(page);
  await expect(clients.heading).toBeVisible();
  await page.reload();
  await expect(clients.heading).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL(CLIENTS_PATH);
});

test(
  'logging out clears the session here and in another tab',
  { tag: '@main' },
  async ({ page, context, signedInAs }) => {
    await signedInAs(accounts.trainer);
    const other = await context.newPage();
    await clientListPage(page).open();
    await shell(page).tab('Groups').click();
    await expect(groupListPage(page).heading).toBeVisible();
    await clientListPage(other).open();
    const revoked = page.waitForResponse('**/oauth/revoke');
    await shell(page).logOut();
    await expect(signInPage(page).heading).toBeVisible();
    expect((await revoked).ok()).toBe(true);
    await expect(signInPage(other).heading).toBeVisible();
    expect(await readStoredToken(page)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Amelia Hart')).toBeHidden();
  },
);

test('signing in works by keyboard alone', { tag: '@full' }, async ({ page }) => {
  const login = signInPage(page);
  await login.open();
  await expect(login.email).toBeFocused();
  await page.keyboard.type(accounts.trainer);
  await page.keyboard.press('Enter');
  await expect(login.password).toBeFocused();
  await page.keyboard.type('Formline1!');
  await page.keyboard.press('Enter');
  await expect(clientListPage(page).heading).toBeVisible();
});

const documents = [
  { path: '/terms-and-conditions', title: 'Terms and conditions' },
  { path: '/privacy-policy', title: 'Privacy policy' },
];

for (const { path, title } of documents) {
  test(`a visitor reads ${title} without an account`, { tag: '@full' }, async ({ page, problems }) => {
    problems.allow(REFUSED);
    await signInPage(page).open();
    const openDocument = () => page.getByRole('link', { name: title }).click();
    await checkLoadingAndFailed(page, openDocument, {
      calls: '**/documents/**',
      loading: page.getByText(`Loading the ${title.toLowerCase()}`),
      failed: page.getByText(`Could not load ${title.toLowerCase()}`),
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await checkAccessibility(page);
    await checkZoomed(page);
    await page.getByRole('link', { name: 'Back to Formline' }).click();
    await expect(signInPage(page).heading).toBeVisible();
  });
}

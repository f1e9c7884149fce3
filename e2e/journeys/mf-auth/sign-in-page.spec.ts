import { accounts } from '../../fixtures/accounts/accounts';
import { expect, test } from '../../fixtures/test';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { shell } from '../../pages/host/shell';
import { signInPage } from '../../pages/mf-auth/signInPage';

test('the address is remembered on this browser when that is wished, and forgotten when not', async ({
  page,
}) => {
  const login = signInPage(page);
  await login.open();
  await login.rememberMe.check();
  await login.signIn(accounts.trainer);
  await expect(clientListPage(page).heading).toBeVisible();
  await shell(page).logOut();
  await expect(login.email).toHaveValue(accounts.trainer);
  await expect(login.rememberMe).toBeChecked();
  await login.rememberMe.uncheck();
  await login.continueButton.click();
  await login.givePassword('Formline1!');
  await expect(clientListPage(page).heading).toBeVisible();
  await shell(page).logOut();
  await expect(login.heading).toBeVisible();
  await expect(login.email).toHaveValue('');
});

test(
  'a forgotten password takes the typed address along, outside of the address bar',
  { tag: '@full' },
  async ({ page }) => {
    const login = signInPage(page);
    await login.open();
    await login.email.fill(accounts.trainer);
    await login.forgotPassword.click();
    await expect(page).toHaveURL('/forgotpassword');
    await expect(page.getByLabel('Email')).toHaveValue(accounts.trainer);
  },
);

test(
  'an address half typed does not keep anybody from a forgotten password',
  { tag: '@full' },
  async ({ page }) => {
    const login = signInPage(page);
    await login.open();
    await login.email.pressSequentially('trainer');
    await login.forgotPassword.click();
    await expect(page).toHaveURL('/forgotpassword');
  },
);

test('the page starts without the kit and without what makes calls; both come once the form is sent', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, chunk] = /\/host\/[^/]+\/(kit|http)-scripts\.\w+\.js/.exec(request.url()) ?? [];
    if (chunk) loaded.push(chunk);
  });
  const login = signInPage(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(login.email).toBeFocused();
  expect(loaded).toEqual([]);
  await login.signIn(accounts.trainer);
  await expect(clientListPage(page).heading).toBeVisible();
  expect(loaded.toSorted()).toEqual(['http', 'kit']);
});

test('everything on the page is reached by the tab key, in the order it is read', async ({ page }) => {
  const login = signInPage(page);
  await login.open();
  await expect(login.email).toBeFocused();
  const reached: string[] = [];
  for (let presses = 0; presses < 7; presses += 1) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.closest('label')?.textContent || focused?.textContent || '';
      }),
    );
  }
  expect(reached).toEqual([
    'Remember me',
    'Forgot your password?',
    'Continue',
    'Sign up',
    'Try it FREE',
    'Terms and conditions',
    'Privacy policy',
  ]);
});

test('before a password is typed no script of another remote is loaded', async ({ page }, testInfo) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
  });
  const login = signInPage(page);
  await login.open();
  await login.giveEmail(accounts.trainer);
  await expect(login.password).toBeVisible();
  await page.waitForLoadState('networkidle');
  await testInfo.attach('scripts', { body: scripts.join('\n') });
  const origins = new Set(scripts.map((path) => /^\/host\/|^\/remotes\/[^/]+\//.exec(path)?.[0] ?? path));
  expect([...origins].toSorted()).toEqual(['/host/', '/remotes/mf-auth/']);
});

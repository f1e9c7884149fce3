import { accounts, PASSWORD } from '../../fixtures/accounts/accounts';
import { expect, test } from '../../fixtures/test';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { signInPage } from '../../pages/mf-auth/signInPage';

const TOKEN_CALLS = '**/oauth/token';
const EMAIL_CHECKS = '**/register/check-email';

test(
  'nothing is lost of what is typed at once, whenever the answer about the email comes',
  { tag: '@full' },
  async ({ page, problems }) => {
    problems.allow(/status of 401/);
    test.slow();
    const login = signInPage(page);
    const sent: unknown[] = [];
    await page.route(TOKEN_CALLS, (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: 401, json: { code: 4010, title: 'Incorrect email or password.' } });
    });
    const keys = [...PASSWORD.split(''), 'Enter'];
    for (let before = 0; before <= keys.length; before += 1) {
      let answer: () => void = () => undefined;
      const isAnswered = new Promise<void>((resolve) => (answer = resolve));
      await page.route(EMAIL_CHECKS, async (route) => {
        await isAnswered;
        await route.continue();
      });
      await login.open();
      await expect(login.email).toBeFocused();
      await page.keyboard.type(accounts.trainer);
      await page.keyboard.press('Enter');
      for (const key of keys.slice(0, before)) await page.keyboard.press(key);
      await expect(login.email).toHaveValue(accounts.trainer);
      answer();
      for (const key of keys.slice(before)) await page.keyboard.press(key);
      await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
      await expect(login.password).toHaveValue(PASSWORD);
      await expect(login.password).toBeFocused();
      await page.unroute(EMAIL_CHECKS);
    }
    const expected = { username: accounts.trainer, password: PASSWORD };
    expect(sent).toEqual(keys.concat('').map(() => expect.objectContaining(expected)));
  },
);

test('who types email and password without looking up is signed in', async ({ page }) => {
  const login = signInPage(page);
  await login.open();
  await expect(login.email).toBeFocused();
  await page.keyboard.type(accounts.trainer);
  await page.keyboard.press('Enter');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(clientListPage(page).heading).toBeVisible();
});

import type { Page } from '@playwright/test';
import { accounts, PASSWORD } from '../../fixtures/accounts/accounts';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { heldBack, waitForFont } from '../../fixtures/browser/screenStates';
import { expect, test } from '../../fixtures/test';
import { signInPage } from '../../pages/mf-auth/signInPage';
import { CLIENTS_PATH, clientListPage } from '../../pages/mf-clients/clientListPage';

test.use({ hasColdBrowser: true });

const firstPaint = (page: Page) => page.locator('#first-paint');

/** A mid-range phone on DevTools' Slow 4G. */
async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 560,
    downloadThroughput: 180_000,
    uploadThroughput: 84_000,
  });
}

/** The page before its script has come. */
async function openWithoutScript(page: Page): Promise<() => void> {
  const { released, release } = heldBack();
  await page.route(/\/host\/[^/]+\/main\..*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(signInPage(page).email).toBeFocused();
  return release;
}

const LETTERS = 'thequickbrownfox';
const KEY_MS = 10;
const DOMAIN = '@formline.test';
const RUNS_OF_EVERY_RUN = 1;

const keepsTypedText = async ({ page }: { readonly page: Page }) => {
  await slowDown(page);
  const { email } = signInPage(page);
  const release = await openWithoutScript(page);
  await page.keyboard.type(DOMAIN, { delay: KEY_MS });
  await page.keyboard.press('Home');
  release();
  let typed = '';
  for (let rounds = 0; rounds < 2;) {
    await page.keyboard.type(LETTERS, { delay: KEY_MS });
    typed += LETTERS;
    if ((await firstPaint(page).count()) === 0) rounds += 1;
  }
  await expect(email).toHaveValue(typed + DOMAIN);
  await expect(email).toBeFocused();
};

for (let run = 1; run <= 50; run += 1) {
  const name = `no letter is lost of what is typed from the first paint on, run ${run}`;
  if (run <= RUNS_OF_EVERY_RUN) test(name, keepsTypedText);
  else test(name, { tag: '@full' }, keepsTypedText);
}

test('a click that begins on the painted button and ends on the page is a click', async ({ page }) => {
  const release = await openWithoutScript(page);
  const { continueButton, password } = signInPage(page);
  await page.keyboard.type(accounts.trainer);
  await continueButton.hover();
  await page.mouse.down();
  release();
  await expect(firstPaint(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(password).toBeFocused();
});

test('who types email and password before the script has come is signed in by it', async ({ page }) => {
  const release = await openWithoutScript(page);
  const { continueButton } = signInPage(page);
  await page.keyboard.type(accounts.trainer);
  await page.keyboard.press('Enter');
  await expect(continueButton).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  release();
  await page.waitForURL(CLIENTS_PATH);
  await expect(clientListPage(page).heading).toBeVisible();
});

test('what is chosen by pointer before the script has come stays chosen', async ({ page }) => {
  const release = await openWithoutScript(page);
  const { rememberMe, email } = signInPage(page);
  await email.fill(accounts.trainer);
  await rememberMe.check();
  release();
  await expect(firstPaint(page)).not.toBeAttached();
  await expect(email).toHaveValue(accounts.trainer);
  await expect(rememberMe).toBeChecked();
  await expect(rememberMe).toBeFocused();
});

test('a link can be followed before the script has come', async ({ page }) => {
  await openWithoutScript(page);
  await checkAccessibility(page);
  await signInPage(page).forgotPassword.click();
  await expect(page).toHaveURL('/forgotpassword');
});

test('the page looks the same before and after its script has come', async ({ page }) => {
  const release = await openWithoutScript(page);
  await waitForFont(page);
  const before = await page.screenshot();
  release();
  await expect(firstPaint(page)).not.toBeAttached();
  expect((await page.screenshot()).equals(before)).toBe(true);
});

test('a browser without scripts says what is needed, and sends nothing that is typed', async ({
  browsers,
  baseURL,
}) => {
  const context = await (await browsers.cold()).newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/login`);
  await expect(page.locator('noscript')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(accounts.trainer);
  await page.getByRole('textbox', { name: 'Email' }).press('Enter');
  await expect(page).toHaveURL(`${baseURL}/login`);
  await context.close();
});

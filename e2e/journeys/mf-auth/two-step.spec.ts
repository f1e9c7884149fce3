import { TOTP } from 'otpauth';
import { STRONG_PASSWORD } from '../../fixtures/accounts/accounts';
import { Api } from '../../fixtures/accounts/Api';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { newTrainer } from '../../fixtures/accounts/newAccounts';
import { storeToken } from '../../fixtures/accounts/storedToken';
import { expect, productUrl, test } from '../../fixtures/test';
import { shell } from '../../pages/host/shell';
import { shellDialogs } from '../../pages/host/shellDialogs';
import { codeStep, signInPage } from '../../pages/mf-auth/signInPage';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { signInSettings } from '../../pages/mf-clients/signInSettings';

const REFUSED = /Failed to load resource: .* status of 40[0-9]/;
const STEP_MS = 30_000;

const codeOf = (key: string, offset: number) =>
  new TOTP({ secret: key.replaceAll(' ', '') }).generate({ timestamp: Date.now() + offset * STEP_MS });

test('a trainer turns two-step sign-in on, signs other devices out, and signs in with a code', async ({
  page,
  context,
  request,
  problems,
}) => {
  problems.allow(REFUSED);
  const trainer = await newTrainer(request);
  const elsewhere = await Api.signIn(request, trainer.email, STRONG_PASSWORD);
  await storeToken(context, productUrl, trainer.token);
  const clients = clientListPage(page);
  await clients.open();
  const { settings } = shellDialogs(page);
  const account = signInSettings(page);

  await settings.click();
  await account.twoStep.click();
  await expect(account.password).toBeFocused();
  await checkAccessibility(page);
  await account.password.fill(STRONG_PASSWORD);
  await account.setUp.click();
  await expect(account.code).toBeFocused();
  await expect(account.qrCode).toBeVisible();
  await checkAccessibility(page);
  const key = (await account.key.textContent()) ?? '';
  const usedCode = codeOf(key, 0);
  await account.code.fill(usedCode);
  await account.turnOn.click();
  await expect(account.recoveryCodes).toHaveCount(10);
  await checkAccessibility(page);
  const [recoveryCode = ''] = await account.recoveryCodes.allTextContents();
  await account.saved.click();
  await expect(account.dialog).toContainText('10 recovery codes left');

  await page.keyboard.press('Escape');
  await account.devices.click();
  await expect(account.deviceRows).toHaveCount(2);
  await expect(account.deviceRows.first()).toContainText('This device');
  await checkAccessibility(page);
  await account.signOutOthers.click();
  await expect(account.deviceRows).toHaveCount(1);
  await expect(elsewhere.readMe()).rejects.toThrow('401');

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await shell(page).logOut();
  const login = signInPage(page);
  const step = codeStep(page);
  await login.signIn(trainer.email, STRONG_PASSWORD);
  await expect(step.heading).toBeVisible();
  await expect(step.code).toBeFocused();
  await checkAccessibility(page);
  await checkZoomed(page);
  await step.code.fill(usedCode);
  await step.signIn.click();
  await expect(step.code).toHaveAccessibleDescription(/was already used/);
  await checkAccessibility(page);
  // The next code, because the current one may be the used one.
  await step.code.fill(codeOf(key, 1));
  await step.signIn.click();
  await expect(clients.heading).toBeVisible();

  await shell(page).logOut();
  await login.signIn(trainer.email, STRONG_PASSWORD);
  await step.useRecoveryCode.click();
  await step.recoveryCode.fill(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(clients.heading).toBeVisible();
});

import type { Page } from '@playwright/test';

export function signInSettings(page: Page) {
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name });
  return {
    dialog,
    twoStep: button('Two-Step Sign-In'),
    devices: button('Signed-In Devices'),
    password: dialog.getByLabel('Your password'),
    setUp: button('Set up'),
    qrCode: dialog.getByRole('img', { name: 'QR code with the key for your authenticator app' }),
    key: dialog.locator('code'),
    code: dialog.getByLabel('Code', { exact: true }),
    turnOn: button('Turn on'),
    turnOff: button('Turn off'),
    recoveryCodes: dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
    saved: button('I have saved them'),
    deviceRows: dialog.getByRole('list', { name: 'Devices' }).getByRole('listitem'),
    signOutOthers: button('Sign out of all other devices'),
  };
}

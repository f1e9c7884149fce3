import type { Page } from '@playwright/test';
import { PASSWORD } from '../../fixtures/accounts/accounts';

export function signInPage(page: Page) {
  const heading = page.getByRole('heading', { level: 1, name: 'Sign in' });
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByLabel('Password', { exact: true });
  const continueButton = page.getByRole('button', { name: 'Continue' });
  const signInButton = page.getByRole('button', { name: 'Sign in' });

  const open = async (path = '/login') => {
    await page.goto(path);
    await heading.waitFor();
  };
  const giveEmail = async (address: string) => {
    await email.fill(address);
    await continueButton.click();
  };
  const givePassword = async (word: string) => {
    await password.fill(word);
    await signInButton.click();
  };
  const signIn = async (address: string, word = PASSWORD) => {
    await giveEmail(address);
    await givePassword(word);
  };
  return {
    heading,
    email,
    password,
    continueButton,
    signInButton,
    rememberMe: page.getByRole('checkbox', { name: 'Remember me' }),
    forgotPassword: page.getByRole('link', { name: 'Forgot your password?' }),
    useAnotherEmail: page.getByRole('button', { name: 'Use another email' }),
    open,
    giveEmail,
    givePassword,
    signIn,
  };
}

export function codeStep(page: Page) {
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Enter your code' }),
    code: page.getByLabel('Code', { exact: true }),
    recoveryCode: page.getByLabel('Recovery code'),
    useRecoveryCode: page.getByRole('button', { name: 'Use a recovery code' }),
    signIn: page.getByRole('button', { name: 'Sign in' }),
  };
}

export function linkAccountPage(page: Page) {
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Link Account' }),
    found: (address: string) => page.getByText(`We found an account for: ${address}`, { exact: true }),
    password: page.getByLabel('Password', { exact: true }),
  };
}

export function migrateAccountPage(page: Page) {
  const newPassword = page.getByLabel('New Password');
  const confirmPassword = page.getByLabel('Confirm Password');
  const updateButton = page.getByRole('button', { name: 'Update Password' });
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Update Password' }),
    text: page.getByText('Create new password for the legacy account', { exact: true }),
    newPassword,
    confirmPassword,
    updateButton,
    update: async (word: string, again = word) => {
      await newPassword.fill(word);
      await confirmPassword.fill(again);
      await updateButton.click();
    },
  };
}

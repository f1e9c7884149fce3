import type { Page } from '@playwright/test';

export function codeStep(page: Page) {
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Enter your code' }),
    code: page.getByLabel('Code', { exact: true }),
    recoveryCode: page.getByLabel('Recovery code'),
    useRecoveryCode: page.getByRole('button', { name: 'Use a recovery code' }),
    signIn: page.getByRole('button', { name: 'Sign in' }),
  };
}

import type { Page } from '@playwright/test';

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

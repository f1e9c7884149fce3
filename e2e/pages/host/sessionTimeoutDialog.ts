import type { Page } from '@playwright/test';

export function sessionTimeoutDialog(page: Page) {
  const dialog = page.getByRole('alertdialog', { name: 'Session Timeout' });
  return {
    dialog,
    stay: dialog.getByRole('button', { name: 'Stay Logged in' }),
    logOut: dialog.getByRole('button', { name: 'Log out' }),
    says: (time: string) =>
      dialog.getByText(
        new RegExp(`^You're being timed out due to inactivity. You will be logged out in ${time}$`),
      ),
  };
}

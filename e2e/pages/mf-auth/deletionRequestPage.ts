import type { Page } from '@playwright/test';

export function deletionRequestPage(page: Page) {
  return {
    email: page.getByRole('textbox', { name: 'Email Address' }),
    reason: page.getByRole('textbox', { name: 'Reason for Deletion' }),
    submitButton: page.getByRole('button', { name: 'Submit Request' }),
    sentDialog: page.getByRole('alertdialog', { name: 'Request sent' }),
    open: () => page.goto('/delete-account'),
  };
}

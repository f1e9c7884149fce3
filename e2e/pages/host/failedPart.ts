import type { Page } from '@playwright/test';

export function failedPart(page: Page) {
  const part = page
    .getByRole('alert')
    .filter({ hasText: 'This part of Formline is not available right now' });
  return { part, tryAgain: part.getByRole('button', { name: 'Try again' }) };
}

import type { Page } from '@playwright/test';

export function linkAccountPage(page: Page) {
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Link Account' }),
    found: (address: string) => page.getByText(`We found an account for: ${address}`, { exact: true }),
    password: page.getByLabel('Password', { exact: true }),
  };
}

import type { Page } from '@playwright/test';

export function overrideBadge(page: Page) {
  const badge = page.getByRole('complementary', { name: 'Overrides of this tab' });
  return {
    badge,
    reset: badge.getByRole('button', { name: 'Reset overrides' }),
    loadWithout: page.getByRole('button', { name: 'Load without overrides' }),
  };
}

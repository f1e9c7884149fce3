import type { Page } from '@playwright/test';

export function updateNotice(page: Page) {
  const notice = page.getByRole('region', { name: 'Update', exact: true });
  const button = (name: string) => notice.getByRole('button', { name });
  return {
    notice,
    update: button('Update'),
    reload: button('Reload'),
    later: button('Later'),
    keepEditing: button('Keep editing'),
    switchedOff: page.getByRole('region', { name: 'This part of Formline is switched off for now' }),
  };
}

export function failedPart(page: Page) {
  const part = page
    .getByRole('alert')
    .filter({ hasText: 'This part of Formline is not available right now' });
  return { part, tryAgain: part.getByRole('button', { name: 'Try again' }) };
}

export function overrideBadge(page: Page) {
  const badge = page.getByRole('complementary', { name: 'Overrides of this tab' });
  return {
    badge,
    reset: badge.getByRole('button', { name: 'Reset overrides' }),
    loadWithout: page.getByRole('button', { name: 'Load without overrides' }),
  };
}

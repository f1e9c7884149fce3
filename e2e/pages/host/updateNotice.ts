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

import type { Page } from '@playwright/test';

export const DELIVERIES_PATH = '/__mf';

export function deliveriesPage(page: Page) {
  const heading = page.getByRole('heading', { level: 1, name: 'Deliveries' });
  const table = page.getByRole('table', { name: 'Remotes' });
  const open = async () => {
    await page.goto(DELIVERIES_PATH);
    await heading.waitFor();
  };
  return {
    heading,
    table,
    row: (remote: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: remote }) }),
    detailsOf: (remote: string) => table.getByRole('button', { name: `Details of ${remote}` }),
    overrideMenuOf: (remote: string) => table.getByRole('button', { name: `Override ${remote}` }),
    search: page.getByRole('searchbox', { name: 'Search remotes' }),
    count: page.getByRole('main').getByRole('status'),
    copyReport: page.getByRole('button', { name: 'Copy report' }),
    reload: page.getByRole('button', { name: 'Reload registry' }),
    open,
  };
}

import type { Page } from '@playwright/test';

export const CLIENTS_PATH = '/clients/my-clients';

export function clientListPage(page: Page) {
  const heading = page.getByRole('heading', { level: 1, name: 'My Clients' });
  const grid = page.getByRole('grid', { name: 'Clients' });
  const tiles = grid.getByRole('gridcell').locator('> :is(a, button)');
  const open = async (query = '', title = 'My Clients') => {
    await page.goto(CLIENTS_PATH + query);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  return {
    heading,
    grid,
    search: page.getByRole('searchbox', { name: 'Search clients' }),
    count: page.getByRole('main').getByRole('status'),
    tiles,
    tile: (name: string) => tiles.filter({ hasText: name }),
    menuOf: (name: string) => grid.getByRole('button', { name: `More for ${name}` }),
    activeOnly: page.getByRole('button', { name: 'Active only' }),
    choose: page.getByRole('button', { name: 'Choose client' }),
    upgradeDialog: page.getByRole('dialog', { name: 'Train all your clients' }),
    open,
  };
}

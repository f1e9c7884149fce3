import type { Page } from '@playwright/test';

export const MANAGER_LANDING = '/dashboard/cc-dashboard';

export function managerDashboardPage(page: Page) {
  const feed = page.getByRole('region', { name: 'Activity' });
  return {
    heading: page.getByRole('heading', { level: 1, name: 'My Dashboard' }),
    figures: page.getByRole('region', { name: 'The practice at a glance' }),
    clients: page.getByRole('region', { name: 'Clients', exact: true }),
    groups: page.getByRole('region', { name: 'Groups', exact: true }),
    feed,
    lines: feed.getByRole('listitem'),
    more: feed.getByRole('button', { name: 'Show more' }),
    search: feed.getByRole('searchbox', { name: 'Search activity' }),
    filter: (name: string) => feed.getByText(name, { exact: true }),
    open: () => page.goto(MANAGER_LANDING),
  };
}

import type { Page } from '@playwright/test';
import type { Client } from '@formline/shared/contracts/users';
import { CLIENTS_PATH } from './clientListPage';

export const dashboardPath = ({ id, first_name }: Pick<Client, 'id' | 'first_name'>) =>
  `${CLIENTS_PATH}/${encodeURIComponent(first_name.toLowerCase())}/dashboard?clientId=${id}`;

/** One client at a glance, with the schedule card that another remote fills in. */
export function clientDashboardPage(page: Page) {
  const schedule = page.getByRole('region', { name: 'Schedule' });
  return {
    breadcrumbs: page.getByRole('navigation', { name: 'Breadcrumbs' }),
    summary: page.getByRole('region', { name: 'Client Summary' }),
    schedule,
    viewCalendar: schedule.getByRole('link', { name: 'View calendar' }),
    title: (name: string) => page.getByRole('heading', { level: 1, name }),
  };
}

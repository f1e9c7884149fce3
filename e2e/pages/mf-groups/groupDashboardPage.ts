import type { Page } from '@playwright/test';
import { GROUPS_PATH } from './groupListPage';

export function groupDashboardPage(page: Page) {
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  return {
    title,
    member: (name: string) => page.getByRole('main').getByRole('link', { name }),
    editButton: page.getByRole('button', { name: 'Edit group' }),
    assignMenu: page.getByRole('button', { name: 'Assign a workout from' }),
    backToGroups: page.getByRole('main').getByRole('link', { name: 'My Groups' }),
    open: async (group: { readonly id: number; readonly title: string }, date?: string) => {
      await page.goto(`${GROUPS_PATH}/${group.id}/dashboard${date === undefined ? '' : `?date=${date}`}`);
      await title(group.title).waitFor();
    },
  };
}

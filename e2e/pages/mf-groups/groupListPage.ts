import type { Page } from '@playwright/test';

export const GROUPS_PATH = '/groups/my-groups';

export function groupListPage(page: Page) {
  const heading = page.getByRole('heading', { level: 1, name: 'My Groups' });
  const cards = page.getByRole('list', { name: 'Groups' }).getByRole('listitem');
  const open = async () => {
    await page.goto(GROUPS_PATH);
    await heading.waitFor();
  };
  return {
    heading,
    cards,
    card: (title: string) => cards.filter({ has: page.getByRole('heading', { name: title }) }),
    search: page.getByRole('searchbox', { name: 'Search groups' }),
    createButton: page.getByRole('button', { name: 'Create group' }),
    editButton: (title: string) => page.getByRole('button', { name: `Edit ${title}`, exact: true }),
    link: (title: string) => page.getByRole('link', { name: title, exact: true }),
    count: page.getByRole('main').getByRole('status'),
    open,
  };
}

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

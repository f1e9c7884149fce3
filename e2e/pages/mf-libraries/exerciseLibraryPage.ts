import type { Page } from '@playwright/test';

export const EXERCISES_PATH = '/libraries/exercises/formline-exercises';
export const MY_EXERCISES_PATH = '/libraries/exercises/my-exercises';
export const FAVORITE_EXERCISES_PATH = '/libraries/exercises/favorite-exercises';

export function exerciseLibraryPage(page: Page) {
  const heading = page.getByRole('heading', { level: 1, name: 'Exercises' });
  const list = page.getByRole('grid', { name: /Exercises$/ });
  const open = async (query = '', path = EXERCISES_PATH) => {
    await page.goto(path + query);
    await heading.waitFor();
  };
  return {
    heading,
    list,
    search: page.getByRole('searchbox', { name: 'Search exercises' }),
    rows: list.getByRole('row'),
    row: (position: number) => list.locator(`[aria-rowindex="${position}"]`),
    named: (name: string) => list.getByRole('row', { name }),
    groups: list.getByRole('heading', { level: 3 }),
    star: (name: string) => page.getByRole('button', { name: `Favorite ${name}` }),
    tab: (name: string) => page.getByRole('navigation', { name: 'Exercises' }).getByRole('link', { name }),
    mostRecent: page.getByRole('button', { name: 'Most Recent' }),
    filters: page.getByRole('button', { name: /^Filters/ }),
    filter: (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true }),
    chip: (name: string) => page.getByRole('button', { name: `Remove filter ${name}` }),
    clearAll: page.getByRole('group', { name: 'Active filters' }).getByRole('button', { name: 'Clear All' }),
    create: page.getByRole('link', { name: 'Create Exercise' }),
    details: page.getByRole('region', { name: 'Exercise details' }),
    bodyMap: bodyMapDialog(page),
    open,
  };
}

function bodyMapDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Body Map' });
  return {
    dialog,
    open: page.getByRole('menuitem', { name: 'Choose on the body map' }),
    region: (side: 'Front' | 'Back', name: string) =>
      dialog.getByRole('group', { name: side }).getByRole('checkbox', { name, exact: true }),
    /** A click in the middle may hit the seam between the halves. */
    half: (side: 'Front' | 'Back', name: string) =>
      dialog
        .getByRole('group', { name: side })
        .getByRole('checkbox', { name, exact: true })
        .locator('path')
        .first(),
    box: (name: string) =>
      dialog.getByRole('group', { name: 'Body regions' }).getByRole('checkbox', { name, exact: true }),
    reset: dialog.getByRole('button', { name: 'Reset' }),
    save: dialog.getByRole('button', { name: 'Save' }),
  };
}

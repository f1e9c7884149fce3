import type { Page } from '@playwright/test';

export const EXERCISES_PATH = '/libraries/exercises/formline-exercises';

/** The provider's exercises in one long list, the chosen one beside it. */
export function exerciseLibraryPage(page: Page) {
  const heading = page.getByRole('heading', { level: 1, name: 'Exercises' });
  const list = page.getByRole('grid', { name: 'Formline exercises' });
  const open = async (query = '') => {
    await page.goto(EXERCISES_PATH + query);
    await heading.waitFor();
  };
  return {
    heading,
    list,
    search: page.getByRole('searchbox', { name: 'Search exercises' }),
    rows: list.getByRole('row'),
    /** @param place counted from 1 */
    row: (place: number) => list.locator(`[aria-rowindex="${place}"]`),
    mostRecent: page.getByRole('button', { name: 'Most Recent' }),
    details: page.getByRole('region', { name: 'Exercise details' }),
    open,
  };
}

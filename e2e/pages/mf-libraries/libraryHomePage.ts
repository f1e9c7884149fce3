import type { Page } from '@playwright/test';

export const LIBRARY_HOME_PATH = '/libraries/home';

type Library = 'Exercises' | 'Workouts' | 'Supersets & Circuits' | 'Programs';

export function libraryHomePage(page: Page) {
  const main = page.getByRole('main');
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Libraries' }),
    tiles: main.getByRole('heading', { level: 2 }).getByRole('link'),
    tile: (name: Library) => main.getByRole('link', { name, exact: true }),
    part: (name: string) => main.getByRole('link', { name, exact: true }),
    breadcrumbs: page.getByRole('navigation', { name: 'Breadcrumbs' }),
    open: () => page.goto(LIBRARY_HOME_PATH),
  };
}

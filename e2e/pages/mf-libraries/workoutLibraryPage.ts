import type { Page } from '@playwright/test';

export const PROVIDER_WORKOUTS_PATH = '/libraries/workouts/formline-workouts';
export const OWN_WORKOUTS_PATH = '/libraries/workouts/my-workouts';

export function workoutLibraryPage(page: Page) {
  const heading = page.getByRole('heading', { level: 1, name: 'Workouts' });
  const rows = page.getByRole('grid').getByRole('row');
  const screen = page.getByRole('region', { name: 'Workout', exact: true });
  const open = async (path: string, query = '') => {
    await page.goto(path + query);
    await heading.waitFor();
  };
  const create = async (kind: 'Workout' | 'Workout Video') => {
    await page.getByRole('button', { name: 'Create' }).first().click();
    await page.getByRole('menuitem', { name: kind, exact: true }).click();
  };
  const more = screen.getByRole('button', { name: 'More actions' });
  const choose = async (action: 'Duplicate' | 'Delete') => {
    await more.click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  return {
    heading,
    rows,
    row: (name: string) => rows.filter({ hasText: name }),
    tab: (name: string) => page.getByRole('navigation', { name: 'Workouts' }).getByRole('link', { name }),
    search: page.getByRole('searchbox', { name: 'Search workouts' }),
    firstTime: page.getByRole('heading', { name: 'Create your own Workouts' }),
    screen,
    name: screen.getByRole('textbox', { name: 'Workout name' }),
    copy: screen.getByRole('button', { name: 'Copy to My Workouts' }),
    close: screen.getByRole('button', { name: 'Close workout' }),
    saved: screen.getByText('Saved', { exact: true }),
    notice: (text: string) => page.getByText(text).first(),
    question: page.getByRole('alertdialog'),
    more,
    create,
    choose,
    open,
  };
}

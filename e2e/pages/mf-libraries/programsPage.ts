import type { Page } from '@playwright/test';

export const MY_PROGRAMS_PATH = '/libraries/programs/my-programs';
export const PROVIDER_PROGRAMS_PATH = '/libraries/programs/formline-programs';

export function programsPage(page: Page) {
  const program = page.getByRole('region', { name: 'Program Details' });
  const picker = page.getByRole('region', { name: 'Add Workouts' });
  return {
    rows: page.getByRole('grid').getByRole('row'),
    program,
    name: page.getByRole('textbox', { name: 'Program name' }),
    category: program.getByRole('button', { name: /^Category:/ }),
    save: program.getByRole('button', { name: /^Sav/ }),
    undo: program.getByRole('button', { name: /^Undo/ }),
    print: program.getByRole('button', { name: 'Print program' }),
    addWorkouts: program.getByRole('button', { name: 'Add Workouts' }).first(),
    workouts: program.getByRole('heading', { level: 3 }),
    grip: (name: string) => program.getByRole('button', { name: `Reorder ${name}` }),
    more: (name: string) => program.getByRole('button', { name: `More for ${name}` }),
    openWorkout: (name: string) => program.getByRole('button', { name, exact: true }),
    workout: page.getByRole('region', { name: 'Workout Details' }),
    picker,
    offered: (name: string) => picker.getByRole('row', { name }),
    addOne: (name: string) => picker.getByRole('button', { name: `Add ${name} to the program` }),
    addTicked: picker.getByRole('button', { name: /^Add \d/ }),
    open: (query = '') => page.goto(`${MY_PROGRAMS_PATH}${query}`),
  };
}

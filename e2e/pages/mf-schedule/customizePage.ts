import type { Page } from '@playwright/test';

export const customizePage = (page: Page) => {
  const program = page.getByRole('region', { name: 'Program Details' });
  const workout = page.getByRole('region', { name: 'Workout Details' });
  return {
    heading: (name: string) => page.getByRole('heading', { level: 1, name }),
    program,
    save: program.getByRole('button', { name: /^Sav/ }),
    workout,
    workoutName: workout.getByRole('textbox', { name: 'Workout name' }),
    saved: workout.getByText('Saved', { exact: true }),
    sets: workout.getByRole('textbox', { name: /^Sets/ }),
    editScope: (name: string) => page.getByRole('radio', { name }),
    note: (text: string | RegExp) => page.getByText(text),
    askToDelete: (region: 'program' | 'workout') =>
      (region === 'program' ? program : workout).getByRole('button', { name: 'Delete', exact: true }).click(),
    question: (name: string) => {
      const dialog = page.getByRole('alertdialog', { name: `Delete ${name}?` });
      return {
        dialog,
        scope: (scope: string) => dialog.getByRole('radio', { name: scope }),
        confirm: dialog.getByRole('button', { name: 'Delete', exact: true }),
      };
    },
  };
};

import type { Page } from '@playwright/test';

export const OWN_EXERCISES_PATH = '/libraries/exercises/my-exercises';
export const NEW_EXERCISE_PATH = `${OWN_EXERCISES_PATH}?view=customExerciseDetails&exerciseId=new`;

export function ownExercisePage(page: Page) {
  const form = page.getByRole('region', { name: /^(Create|Update) Exercise$/ });
  const muscleGroups = form.getByRole('combobox', { name: 'Muscle groups' });
  const name = form.getByRole('textbox', { name: 'Name' });
  const list = page.getByRole('grid', { name: 'My Exercises' });
  const rows = list.getByRole('row');
  return {
    form,
    name,
    muscleGroups,
    description: form.getByRole('textbox', { name: 'Description' }),
    field: (label: string) => form.getByRole('textbox', { name: label, exact: true }),
    choice: (label: string) => form.getByRole('radio', { name: label, exact: true }),
    box: (label: string) => form.getByRole('checkbox', { name: label }),
    button: (label: string) => form.getByRole('button', { name: label, exact: true }),
    file: form.locator('input[type=file]'),
    image: form.getByRole('img', { name: 'Picture of the exercise' }),
    video: form.locator('video'),
    saved: form.getByRole('button', { name: 'Saved' }),
    alert: (text: string) => form.getByRole('alert').filter({ hasText: text }),
    question: page.getByRole('alertdialog'),
    rows,
    row: (called: string) => rows.filter({ hasText: called }),
    exerciseRow: (called: string) => list.getByRole('row', { name: new RegExp(`^${called}`) }),
    openNew: async () => {
      await page.goto(NEW_EXERCISE_PATH);
      await name.waitFor();
    },
    fill: async (called: string) => {
      await name.fill(called);
      await form.getByRole('textbox', { name: 'Description' }).fill('Lean back and walk.');
      await muscleGroups.selectOption('Quadriceps');
    },
  };
}

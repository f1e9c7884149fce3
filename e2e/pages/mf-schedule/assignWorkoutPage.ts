import type { Page } from '@playwright/test';

export function assignWorkoutPage(page: Page) {
  const heading = page.getByRole('heading', { level: 1, name: /^Choose a workout for / });
  const screen = page.getByRole('region', { name: 'Workout', exact: true });
  const swap = page.getByRole('region', { name: 'Swap Exercise' });
  const exercise = page.getByRole('region', { name: 'Edit Exercise' });
  const dialog = page.getByRole('dialog', { name: /^Schedule / });
  return {
    heading,
    list: page.getByRole('grid'),
    row: (name: string) => page.getByRole('grid').getByRole('row').filter({ hasText: name }),
    tab: (name: string) =>
      page.getByRole('navigation', { name: 'Assign Workout' }).getByRole('link', { name }),
    firstTime: page.getByRole('heading', { name: "You haven't created any custom workouts yet" }),
    screen,
    placed: (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, `) }),
    changed: screen.getByText(/^Changed for /),
    exercise,
    swapExercise: exercise.getByRole('button', { name: 'Swap Exercise' }),
    revertExercise: exercise.getByRole('button', { name: 'Revert Exercise' }),
    swap,
    choice: (name: string) => swap.getByRole('radio', { name, exact: true }),
    save: swap.getByRole('button', { name: 'Save' }),
    schedule: screen.getByRole('button', { name: 'Schedule' }),
    dialog,
    startDate: dialog.getByRole('textbox', { name: 'Start Date' }),
    confirm: dialog.getByRole('button', { name: 'Schedule', exact: true }),
    refusal: dialog.getByRole('alert'),
    backToList: dialog.getByRole('button', { name: 'Back to the list' }),
    notice: (text: string) => page.getByText(text).first(),
    question: page.getByRole('alertdialog', { name: 'Discard Unsaved Changes?' }),
    open: async (dashboard: string, query: string) => {
      await page.goto(`${dashboard}/calendar/schedule-workouts/my-workouts?${query}`);
      await heading.waitFor();
    },
  };
}

import type { Page } from '@playwright/test';

export function workoutEditorPage(page: Page) {
  const screen = page.getByRole('region', { name: 'Workout', exact: true });
  const library = screen.getByRole('region', { name: 'Add Exercises' });
  const section = (name: string) => screen.getByRole('list', { name, exact: true });
  const rows = (name: string) => section(name).getByRole('listitem');
  const addButton = (name: string) => page.getByRole('button', { name: `Add ${name}`, exact: true });
  return {
    screen,
    library,
    name: screen.getByRole('textbox', { name: 'Workout name' }),
    rows,
    names: (name: string) => section(name).locator('[data-row-name]'),
    handle: (name: string) => screen.getByRole('button', { name: `Reorder ${name}`, exact: true }),
    add: screen.getByRole('button', { name: 'Add Exercises', exact: true }),
    addOne: (name: string) => library.locator(addButton(name)),
    search: library.getByRole('searchbox'),
    source: (name: string) =>
      library
        .getByRole('row')
        .filter({ has: addButton(name) })
        .locator('[data-sortable-row]'),
    sourceName: (name: string) => library.getByTitle(name, { exact: true }),
    done: library.getByRole('button', { name: 'Done' }),
    exercise: screen.getByRole('region', { name: 'Edit Exercise' }),
    undo: screen.getByRole('button', { name: /^Undo/ }).first(),
    question: page.getByRole('alertdialog'),
    saved: screen.getByText('Saved', { exact: true }),
    more: (name: string) => screen.getByRole('button', { name: `More for ${name}`, exact: true }),
    choose: (action: string) => page.getByRole('menuitem', { name: action, exact: true }).click(),
  };
}

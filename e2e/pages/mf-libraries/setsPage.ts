import type { Locator, Page } from '@playwright/test';

type SetsTab = 'supersets' | 'circuits' | 'favorites';

export function setsPage(page: Page) {
  const editor = page.getByRole('region', { name: /^(?:Create|Update) (?:Superset|Circuit)$/ });
  const picker = page.getByRole('dialog', { name: 'Choose exercises' });
  const field = (name: string) => editor.getByRole('textbox', { name, exact: true });
  const button = (name: string | RegExp) => editor.getByRole('button', { name });
  const circuitList = editor.getByRole('list', { name: 'Exercises of the circuit' });
  const pick = async (...names: string[]) => {
    for (const name of names) {
      await picker.getByRole('searchbox').fill(name);
      await picker.getByRole('row', { name: new RegExp(`^${name}`) }).click();
    }
    await picker.getByRole('button', { name: 'Done' }).click();
  };
  return {
    section: page.getByRole('link', { name: 'Supersets & Circuits' }),
    tab: (name: 'Supersets' | 'Circuits' | 'Favorites') => page.getByRole('link', { name, exact: true }),
    open: async (tab: SetsTab, query = '') => {
      await page.goto(`/libraries/sets/${tab}${query}`);
      await page.getByRole('heading', { level: 1, name: 'Supersets & Circuits' }).waitFor();
    },
    row: (title: string) => page.getByRole('row', { name: new RegExp(`^${title}`) }),
    search: page.getByRole('searchbox', { name: /^Search/ }).first(),
    create: async (kind: 'Superset' | 'Circuit') => {
      await page.getByRole('button', { name: 'Create New' }).click();
      await page.getByRole('menuitem', { name: kind, exact: true }).click();
      await editor.waitFor();
    },
    star: (title: string) => page.getByRole('button', { name: `Favorite ${title}` }),
    bin: (title: string) => page.getByRole('button', { name: `Delete ${title}` }),
    question: page.getByRole('alertdialog'),
    editor,
    details: page.getByRole('region', { name: /^(?:Superset|Circuit) Details$/ }),
    name: field('Name'),
    reps: field('Reps'),
    rounds: field('Rounds'),
    rest: field('Rest between rounds'),
    save: button(/^Save/),
    undo: button(/^Undo/),
    grip: (name: string) => button(`Reorder ${name}`),
    picker,
    pick,
    fillSlot: async (slot: 'Exercise 1' | 'Exercise 2', name: string) => {
      await editor
        .getByRole('group', { name: slot })
        .getByRole('button', { name: 'Choose exercise' })
        .click();
      await pick(name);
    },
    addExercises: button('Add exercises'),
    circuitNames: circuitList.getByRole('button', { name: /^Show/ }),
    dragBelow: async (name: string, other: string) => {
      const from = await boxOf(button(`Reorder ${name}`));
      const to = await boxOf(circuitList.getByRole('listitem').filter({ hasText: other }));
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
      await page.mouse.move(to.x + to.width / 2, to.y + to.height - 4, { steps: 4 });
      await page.mouse.up();
    },
  };
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}

import type { Page } from '@playwright/test';

export function goalsDialog(page: Page) {
  const card = page.getByRole('region', { name: 'Goals' });
  const dialog = page.getByRole('dialog', { name: /^Goals: / });
  const button = (name: string | RegExp) => dialog.getByRole('button', { name });
  const row = (name: string) =>
    dialog.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  const opener = card.getByRole('button', { name: 'Goals' });
  return {
    card,
    opener,
    dialog,
    goal: dialog.getByRole('combobox', { name: 'Goal' }),
    open: () => opener.click(),
    newName: dialog.getByRole('textbox', { name: 'Name of the milestone' }),
    openRows: dialog.getByRole('list', { name: 'Open milestones' }).getByRole('listitem'),
    doneRows: dialog.getByRole('list', { name: 'Completed milestones' }).getByRole('listitem'),
    completed: button(/^Completed/),
    add: button('Add Goal'),
    save: button(/^Save/),
    grip: (name: string) => button(`Reorder ${name}`),
    complete: (name: string) => button(`Complete ${name}`),
    reopen: (name: string) => button(`Mark ${name} as not completed`),
    edit: (name: string) => button(`Edit ${name}`),
    moveUp: (name: string) => button(`Move ${name} up`),
    async remove(name: string) {
      await row(name).hover();
      await button(`Delete ${name}`).click();
    },
    async dragBelow(name: string, other: string) {
      const from = await button(`Reorder ${name}`).boundingBox();
      const to = await row(other).boundingBox();
      if (!from || !to) throw new Error('It is not on the page.');
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
      await page.mouse.move(to.x + to.width / 2, to.y + to.height - 4, { steps: 4 });
      await page.mouse.up();
    },
  };
}

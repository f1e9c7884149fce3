import type { Page } from '@playwright/test';

export function calculatorDialog(page: Page) {
  const dialog = page.getByRole('dialog');
  const menu = page.getByRole('button', { name: 'Calculators' });
  const start = dialog.getByRole('button', { name: 'Get started' });
  return {
    dialog,
    menu,
    start,
    result: dialog.getByRole('region', { name: 'Result' }),
    field: (label: string) => dialog.getByLabel(label, { exact: true }),
    takeOver: dialog.getByLabel('Take over a best recent set'),
    save: dialog.getByRole('button', { name: 'Save', exact: true }),
    saved: dialog.getByRole('button', { name: 'Saved', exact: true }),
    alert: dialog.getByRole('alert'),
    rows: dialog.getByRole('table').last().getByRole('row'),
    showMore: dialog.getByRole('button', { name: 'Show more' }),
    open: async (name: string) => {
      await menu.click();
      await page.getByRole('menuitem', { name, exact: true }).click();
      await dialog.getByRole('heading', { level: 2, name }).waitFor();
    },
    fill: async (entries: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(entries)) {
        await dialog.getByLabel(label, { exact: true }).fill(text);
      }
    },
    showHistory: () => dialog.getByText('History', { exact: true }).click(),
    close: async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    },
  };
}

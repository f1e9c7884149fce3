import type { Page } from '@playwright/test';

export function exerciseHistoryDialog(page: Page, exercise: string) {
  const dialog = page.getByRole('dialog', { name: `History of ${exercise}` });
  const factOf = (term: string) => dialog.getByText(term, { exact: true }).locator('xpath=..');
  return {
    dialog,
    best: factOf('Best set'),
    estimate: factOf('Estimated 1RM').first(),
    sets: dialog.getByRole('region', { name: 'Logged sets' }),
    calculator: dialog.getByRole('link', { name: 'Open in the 1RM calculator' }),
  };
}

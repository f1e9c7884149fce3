import type { Page } from '@playwright/test';
import { clientDashboardPage } from './clientDashboardPage';

export function measurementPages(page: Page) {
  const card = clientDashboardPage(page).measurements;
  const form = page.getByRole('dialog', { name: 'Record a measurement' });
  return {
    card,
    record: card.getByRole('button', { name: 'Record a measurement' }),
    form,
    weight: form.getByLabel('Weight (lb)'),
    question: page.getByRole('alertdialog', { name: 'Is this right?' }),
    all: (count: number) => card.getByRole('button', { name: `All ${count} measurements` }),
    list: page.getByRole('dialog', { name: 'All measurements' }),
  };
}

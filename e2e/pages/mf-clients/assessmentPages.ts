import type { Page } from '@playwright/test';
import { clientDashboardPage } from './clientDashboardPage';

export function assessmentPages(page: Page) {
  const card = clientDashboardPage(page).assessments;
  const form = page.getByRole('dialog', { name: 'Record performance assessments' });
  return {
    card,
    record: card.getByRole('button', { name: 'Record performance assessments' }),
    form,
    field: (label: string) => form.getByLabel(label),
    tool: (name: string) => form.getByRole('button', { name }),
    timer: (name: string) => page.getByRole('dialog', { name }),
    all: (count: number) => card.getByRole('button', { name: `All ${count} results` }),
    list: page.getByRole('dialog', { name: 'All performance assessments' }),
  };
}

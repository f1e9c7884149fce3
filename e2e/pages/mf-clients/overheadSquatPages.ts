import type { Page } from '@playwright/test';
import { clientDashboardPage } from './clientDashboardPage';

export function overheadSquatPages(page: Page) {
  const { ohsa, corrective } = clientDashboardPage(page);
  const form = page.getByRole('dialog', { name: 'Record an overhead squat' });
  return {
    corrective,
    record: ohsa.getByRole('button', { name: 'Record an overhead squat' }),
    form,
    box: (name: string) => form.getByRole('checkbox', { name, exact: true }),
    history: ohsa.getByRole('button', { name: 'All assessments' }),
    historyDialog: page.getByRole('dialog', { name: 'All assessments' }),
    addToWarmUps: corrective.getByRole('button', { name: 'Add to Warm-Ups' }),
    warmUps: page.getByRole('dialog', { name: 'Add corrective exercises to Warm-Ups' }),
  };
}

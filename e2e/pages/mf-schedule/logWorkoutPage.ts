import type { Page } from '@playwright/test';

export function logWorkoutPage(page: Page) {
  return {
    everything: page.getByRole('button', { name: 'Tick everything as prescribed' }),
    exercise: (name: string) =>
      page.getByRole('checkbox', { name: `All as prescribed: ${name}`, exact: true }),
    done: (name: string, set: number) =>
      page.getByRole('checkbox', { name: `${name}, set ${set} done`, exact: true }),
    field: (name: string, set: number, field: string) =>
      page.getByRole('textbox', { name: `${name}, set ${set}, ${field}`, exact: true }),
    rest: page.getByRole('timer', { name: 'Rest' }),
    saved: page.getByText('Saved', { exact: true }),
    kept: page.getByText('Kept in this browser. It is sent when the connection is back.'),
    finish: page.getByRole('button', { name: 'Finish workout' }),
    conflict: page.getByRole('alert').filter({ hasText: 'Somebody else logged this workout too' }),
    putTogether: page.getByRole('button', { name: 'Put both together' }),
  };
}

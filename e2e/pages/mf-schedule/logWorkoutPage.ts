import type { Page } from '@playwright/test';
import type { Client } from '@formline/shared/contracts/people/users';
import { calendarPath } from './calendarPage';

export const logPath = (client: Pick<Client, 'id' | 'first_name'>, scheduledWorkoutId: number) =>
  `${calendarPath(client).replace('?', '/log-workout?')}&scheduledWorkoutId=${scheduledWorkoutId}`;

export function logWorkoutPage(page: Page) {
  return {
    everything: page.getByRole('button', { name: 'Tick everything as prescribed' }),
    exercise: (name: string) =>
      page.getByRole('checkbox', { name: `All as prescribed: ${name}`, exact: true }),
    done: (name: string, set: number) =>
      page.getByRole('checkbox', { name: `${name}, set ${set} done`, exact: true }),
    field: (name: string, set: number, field: string) =>
      page.getByRole('textbox', { name: `${name}, set ${set}, ${field}`, exact: true }),
    setNote: (name: string, set: number) => ({
      open: page.getByRole('button', { name: `Note on ${name}, set ${set}`, exact: true }),
      line: page.getByRole('textbox', { name: `Note on ${name}, set ${set}`, exact: true }),
    }),
    history: (name: string) => page.getByRole('button', { name: `History of ${name}`, exact: true }),
    rest: page.getByRole('timer', { name: 'Rest' }),
    saved: page.getByText('Saved', { exact: true }),
    kept: page.getByText('Kept in this browser. It is sent when the connection is back.'),
    finish: page.getByRole('button', { name: 'Finish workout' }),
    conflict: page.getByRole('alert').filter({ hasText: 'Somebody else logged this workout too' }),
    putTogether: page.getByRole('button', { name: 'Put both together' }),
  };
}

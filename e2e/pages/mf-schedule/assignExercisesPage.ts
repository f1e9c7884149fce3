import type { Page } from '@playwright/test';
import type { Client } from '@formline/shared/contracts/people/users';
import { longDate } from '../../fixtures/accounts/dates';
import { calendarPath } from './calendarPage';

type FlowOwner = { readonly client: Pick<Client, 'id' | 'first_name'> } | { readonly groupId: number };

export const assignExercisesPath = (owner: FlowOwner): string =>
  'groupId' in owner
    ? `/groups/my-groups/${owner.groupId}/dashboard/calendar/schedule-exercises`
    : calendarPath(owner.client).replace('?', '/schedule-exercises?');

export function assignExercisesPage(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^Schedule / });
  const chosen = page.getByRole('list', { name: 'Chosen exercises' }).getByRole('listitem');
  const row = (name: string) => page.getByRole('grid', { name: 'Exercises' }).getByRole('row', { name });
  const warmUp = page.getByRole('list', { name: 'Warm-Up' }).getByRole('listitem');
  const search = page.getByRole('searchbox', { name: 'Search exercises' });
  return {
    choose: async (name: string) => {
      await search.fill(name);
      await row(name).first().click();
    },
    heading: (owner: string) =>
      page.getByRole('heading', { level: 1, name: `Choose exercises for ${owner}` }),
    list: page.getByRole('grid', { name: 'Exercises' }),
    row,
    search,
    chosen,
    next: page.getByRole('button', { name: 'Next', exact: true }),
    backToExercises: page.getByRole('link', { name: 'Back to exercises' }),
    workoutName: page.getByPlaceholder('Enter Workout Name'),
    warmUp,
    placed: (name: string) => warmUp.getByRole('button', { name: new RegExp(`^${name}, `) }),
    handle: (name: string) => warmUp.getByRole('button', { name: `Reorder ${name}`, exact: true }),
    superset: page.getByRole('region', { name: 'Superset Details' }),
    circuit: page.getByRole('region', { name: 'Circuit Details' }),
    dialog,
    start: dialog.getByRole('textbox', { name: 'Start Date' }),
    end: dialog.getByRole('textbox', { name: 'End Date' }),
    repeat: dialog.getByRole('radio', { name: 'Schedule Repeat' }),
    asList: dialog.getByRole('radio', { name: 'List' }),
    previewed: dialog.getByRole('listitem').locator('time'),
    weekDay: (name: string) => dialog.getByRole('button', { name, exact: true }),
    openCalendar: (which: 'start' | 'end') =>
      dialog.getByRole('button', { name: 'Choose a date' }).nth(which === 'start' ? 0 : 1),
    calendarDay: (date: string) => dialog.getByRole('gridcell', { name: longDate(date) }),
    schedule: dialog.getByRole('button', { name: 'Schedule', exact: true }),
    question: page.getByRole('alertdialog', { name: 'Discard Unsaved Changes?' }),
  };
}

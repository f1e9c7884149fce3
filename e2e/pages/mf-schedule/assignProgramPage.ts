import type { Page } from '@playwright/test';
import { CLIENTS_PATH } from '../mf-clients/clientListPage';

const PAGE = 'dashboard/calendar/schedule-programs';

export const assignProgramPath = (
  client: { readonly id: number; readonly first_name: string },
  tab: string,
) => `${CLIENTS_PATH}/${client.first_name.toLowerCase()}/${PAGE}/${tab}?clientId=${client.id}`;

export const groupProgramPath = (groupId: number, tab: string) =>
  `/groups/my-groups/${groupId}/${PAGE}/${tab}?`;

export function assignProgramPage(page: Page) {
  const program = page.getByRole('region', { name: 'Program Details' });
  const workout = page.getByRole('region', { name: 'Workout Details' });
  const dialog = page.getByRole('dialog', { name: /^Schedule / });
  return {
    heading: page.getByRole('heading', { level: 1 }),
    list: page.getByRole('grid', { name: /programs$/ }),
    row: (name: string) => page.getByRole('row', { name }),
    search: page.getByRole('searchbox').first(),
    tab: (name: string) => page.getByRole('link', { name }),
    crumb: (name: string) => page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText(name),
    program,
    name: page.getByRole('textbox', { name: 'Program name' }),
    undo: program.getByRole('button', { name: /^Undo/ }),
    openWorkout: (name: string) => program.getByRole('button', { name, exact: true }),
    day: (workoutName: string, day: string) =>
      program.getByRole('group', { name: `Days of ${workoutName}` }).getByTitle(day),
    workout,
    openExercise: (name: string) => workout.getByRole('button', { name: new RegExp(`^${name},`) }),
    workoutName: workout.getByRole('textbox', { name: 'Workout name' }),
    schedule: program.getByRole('button', { name: 'Schedule', exact: true }),
    dialog,
    start: dialog.getByRole('textbox', { name: 'Start Date' }),
    end: dialog.getByRole('textbox', { name: 'End Date' }),
    dayOfAll: (day: string) =>
      dialog.getByRole('group', { name: 'Days of all workouts' }).getByRole('button', { name: day }),
    confirm: dialog.getByRole('button', { name: 'Schedule', exact: true }),
  };
}

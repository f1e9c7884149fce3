import type { Page } from '@playwright/test';
import type { Client } from '@formline/shared/contracts/people/users';
import { longDate, monthTitle } from '../../fixtures/accounts/dates';
import { CLIENTS_PATH } from '../mf-clients/clientListPage';

/** @param date `YYYY-MM-DD`; default: today */
export const calendarPath = ({ id, first_name }: Pick<Client, 'id' | 'first_name'>, date?: string) =>
  `${CLIENTS_PATH}/${encodeURIComponent(first_name.toLowerCase())}/dashboard/calendar?clientId=${id}` +
  (date === undefined ? '' : `&date=${date}`);

const countInWords = (workouts: number) => {
  if (workouts === 0) return 'No workouts';
  return workouts === 1 ? '1 workout,' : `${workouts} workouts,`;
};

export function calendarPage(page: Page) {
  const grid = page.getByRole('grid', { name: /^Workouts in / });
  const panel = page.getByRole('region', { name: /^(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day$/ });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Calendar' }),
    grid,
    days: grid.getByRole('gridcell'),
    selectedDay: grid.getByRole('gridcell', { selected: true }),
    /** Where what is dragged would be dropped. */
    dropDay: grid.locator('[data-drop]'),
    previous: button('Previous month'),
    today: button('Today'),
    next: button('Next month'),
    scheduleMenu: button('Schedule Workout'),
    legend: page.getByRole('list', { name: 'Marks in the calendar' }),
    panel,
    panelWorkouts: panel.getByRole('listitem'),
    monthHeading: (month: string) => page.getByRole('heading', { name: monthTitle(month) }),
    day: (date: string) => grid.getByRole('gridcell', { name: longDate(date) }),
    /** Of all days that are shown. */
    dates: () =>
      grid
        .locator('[data-date]')
        .evaluateAll((days) => days.map((day) => day.getAttribute('data-date') ?? '')),
    /** A day for each of its workouts, as the days are spoken. */
    workoutDates: () =>
      grid.locator('[data-date]').evaluateAll((days) =>
        days.flatMap((day) => {
          const count = Number(/, (\d+) workouts?,/.exec(day.textContent ?? '')?.[1] ?? 0);
          return Array.from({ length: count }, () => day.getAttribute('data-date') ?? '');
        }),
      ),
    chips: (date: string) => grid.locator(`[data-date="${date}"] [data-workout]`),
    /** Dragging near the edges of the window scrolls. */
    toMiddle: (date: string) =>
      grid
        .locator(`[data-date="${date}"]`)
        .evaluate((day) => day.scrollIntoView({ block: 'center', behavior: 'instant' })),
    dayNumber: (date: string) => grid.locator(`[data-date="${date}"] > [aria-hidden=true]`),
    chip: (date: string, name: string) =>
      grid.locator(`[data-date="${date}"] [data-workout]`).filter({ hasText: name }),
    dayWith: (date: string, workouts: number) =>
      grid.getByRole('gridcell', { name: `${longDate(date)}, ${countInWords(workouts)}` }),
  };
}

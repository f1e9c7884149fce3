import { listMonthWorkouts, type ScheduledWorkout } from '@formline/shared/contracts/scheduling/schedules';
import { readClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { readUser } from '@formline/shared/contracts/people/users';
import { buildClient, buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { ClientCalendarRoute } from '../routes/ClientCalendarRoute';
import { buildGroup } from './builders';

export const AVAS_CALENDAR = '/clients/my-clients/ava/dashboard/calendar?clientId=11';

export const ava = buildClient({ id: 11, first_name: 'Ava', last_name: 'Stone' });

export function answerMonths(api: FakeApi, workouts: readonly ScheduledWorkout[]): void {
  api.answer(listMonthWorkouts, ({ query }) => {
    const month = `${query['year']}-${query['month']?.padStart(2, '0')}`;
    return workouts.filter(({ workout_date }) => workout_date.startsWith(month));
  });
}

interface CalendarPage {
  readonly address?: string;
  readonly workouts?: readonly ScheduledWorkout[];
  readonly isManager?: boolean;
  readonly answers?: (api: FakeApi) => void;
}

export async function openCalendar(given: CalendarPage = {}) {
  silenceOldJsxNotice();
  const { address = AVAS_CALENDAR, workouts = [], isManager = false, answers } = given;
  const api = fakeApi();
  await signInAs(api, buildCurrentUser(), { isManager });
  api.answer(readUser, ava);
  api.answer(readClientGroup, buildGroup());
  answerMonths(api, workouts);
  answers?.(api);
  const path = '/clients/my-clients/:client/dashboard/calendar';
  return { api, ...renderRoute(<ClientCalendarRoute />, { path, at: address }) };
}

/** React warns once about the old JSX transform of the calendar library; other warnings still count. */
export function silenceOldJsxNotice(): void {
  const { warn } = console;
  jest.spyOn(console, 'warn').mockImplementation((...parts: unknown[]) => {
    if (!String(parts[0]).includes('outdated JSX transform')) warn(...parts);
  });
}

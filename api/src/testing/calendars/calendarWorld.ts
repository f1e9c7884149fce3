import type { EndpointInput } from '@formline/shared/contracts/endpoint';
import {
  editCalendar,
  type EditedWorkout,
  listCalendarChanges,
} from '@formline/shared/contracts/scheduling/calendarChanges';
import { listMonthWorkouts, type ScheduledWorkout } from '@formline/shared/contracts/scheduling/schedules';
import { PROGRAM_ID_FIELD, scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { buildProgram, buildWorkouts } from '../buildLibrary';
import { buildClient, buildTrainer } from '../builders';
import type { TestApp } from '../startTestApp';

/** The program has Monday, Wednesday and Friday. */
export const MONDAY = '2028-02-21';

type SeenWorkout = Pick<ScheduledWorkout, 'id' | 'workout_date'>;

export const moved = (workouts: readonly SeenWorkout[], days: number): EditedWorkout[] =>
  workouts.map(({ id, workout_date: date }) => ({ id, date, to: addDays(date, days) }));

/** A trainer whose clients have a program on their calendars. */
export async function startCalendarWorld(api: TestApp) {
  const { db, pool } = api.database;
  const owner = await buildTrainer(db, { bypassSubscription: true });
  const trainer = await api.signInAs(owner.email);
  const [push, pull] = await buildWorkouts(db, owner.id, ['Push', 'Pull']);
  const program = await buildProgram(db, owner.id, [
    { workoutId: push?.id ?? 0, daysOfWeek: [1, 5] },
    { workoutId: pull?.id ?? 0, daysOfWeek: [3] },
  ]);
  const newClient = async () => (await buildClient(db, owner.id)).id;
  const schedule = (id: number, days: number) => {
    const dates = { startDate: MONDAY, endDate: addDays(MONDAY, days - 1) };
    return trainer.call(scheduleWorkout, {
      params: { id },
      body: { ...dates, [PROGRAM_ID_FIELD]: program.id },
    });
  };
  const workoutsOf = async (id: number): Promise<ScheduledWorkout[]> => {
    const month = (number: number) =>
      trainer.call(listMonthWorkouts, { params: { id }, query: { month: number, year: 2028 } });
    return [...(await month(2)), ...(await month(3))];
  };
  return {
    trainer,
    trainerId: owner.id,
    programId: program.id,
    newClient,
    schedule,
    workoutsOf,
    /** With the program in the week of the Monday. */
    clientWithWeek: async () => {
      const id = await newClient();
      await schedule(id, 7);
      return id;
    },
    daysOf: async (id: number) =>
      (await workoutsOf(id)).map(({ workout_date, workout_name }) => `${workout_date} ${workout_name}`),
    edit: (id: number, body: NonNullable<EndpointInput<typeof editCalendar>['body']>) =>
      trainer.call(editCalendar, { params: { id }, body }),
    changesOf: (id: number) => trainer.call(listCalendarChanges, { params: { id } }),
    /** All rows of the client's calendar, as text. */
    calendar: async (id: number): Promise<string[]> => {
      const { rows } = await pool.query<{ row: string }>(
        `select 'schedule ' || one::text as row from user_schedules one where client_id = $1
        union all select 'workout ' || one::text from user_schedule_workouts one
          where user_schedule_id in (select id from user_schedules where client_id = $1)
        union all select 'day ' || one::text from scheduled_workouts one where client_id = $1 order by 1`,
        [id],
      );
      return rows.map(({ row }) => row);
    },
  };
}

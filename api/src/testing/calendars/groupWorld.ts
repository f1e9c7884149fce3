import { type GroupWorkout, listGroupMonthWorkouts } from '@formline/shared/contracts/scheduling/calendar';
import { createClientGroup, updateClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import type { EditMode } from '@formline/shared/contracts/scheduling/calendarChanges';
import {
  editGroupCalendar,
  type EditedGroupWorkout,
  listGroupCalendarChanges,
  redoGroupCalendarChange,
  undoGroupCalendarChange,
} from '@formline/shared/contracts/scheduling/groupCalendarChanges';
import { scheduleForGroup } from '@formline/shared/contracts/scheduling/groupSchedules';
import { PROGRAM_ID_FIELD } from '@formline/shared/contracts/scheduling/scheduling';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { MONDAY, type startCalendarWorld } from './calendarWorld';
import type { TestApp } from '../startTestApp';

const MONTHS = ['2028-02-01', '2028-03-01'] as const;

type CalendarWorld = Awaited<ReturnType<typeof startCalendarWorld>>;

export const shifted = (
  workouts: readonly Pick<GroupWorkout, 'plan_workout_id' | 'workout_date'>[],
  days: number,
): EditedGroupWorkout[] =>
  workouts.map(({ plan_workout_id, workout_date: date }) => ({
    plan_workout_id: plan_workout_id ?? 0,
    date,
    to: addDays(date, days),
  }));

/** Of two members, with nothing on its calendar. */
export async function newGroupOf(api: TestApp, world: CalendarWorld) {
  const { trainer, newClient, programId } = world;
  const [ana, ben] = [await newClient(), await newClient()];
  const group = { title: 'Early Birds', client_user_ids: [ana, ben] };
  const { id } = await trainer.call(createClientGroup, { body: group });
  const params = { id };
  const month = (start: string) =>
    trainer.call(listGroupMonthWorkouts, { params, query: { monthStart: start } });
  const workoutsOf = async () => (await Promise.all(MONTHS.map(month))).flat();
  return {
    id,
    ana,
    ben,
    schedule: (days: number) => {
      const dates = { startDate: MONDAY, endDate: addDays(MONDAY, days - 1) };
      return trainer.call(scheduleForGroup, { params, body: { ...dates, [PROGRAM_ID_FIELD]: programId } });
    },
    workoutsOf,
    shown: async () =>
      (await workoutsOf()).map((one) => `${one.workout_date} ${one.workout_name} ${one.client_count}`),
    edit: (mode: EditMode, workouts: readonly EditedGroupWorkout[], targets: object = {}) =>
      trainer.call(editGroupCalendar, { params, body: { mode, workouts: [...workouts], ...targets } }),
    changes: () => trainer.call(listGroupCalendarChanges, { params }),
    undo: (changeId: number) => trainer.call(undoGroupCalendarChange, { params: { id, changeId }, body: {} }),
    redo: (changeId: number) => trainer.call(redoGroupCalendarChange, { params: { id, changeId }, body: {} }),
    join: async () => {
      const joining = { new_client_user_ids: [await newClient()] };
      await trainer.call(updateClientGroup, { params, body: joining });
    },
    rows: async () => {
      const { rows } = await api.database.pool.query<{ row: string }>(
        `select 'plan ' || one::text as row from group_schedules one where client_group_id = $1
        union all select 'slot ' || one::text from group_schedule_workouts one
          where group_schedule_id in (select id from group_schedules where client_group_id = $1) order by 1`,
        [id],
      );
      return [...rows.map(({ row }) => row), ...(await world.calendar(ana)), ...(await world.calendar(ben))];
    },
  };
}

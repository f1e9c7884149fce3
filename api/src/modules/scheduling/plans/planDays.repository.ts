import type { RepeatedDay } from '@formline/shared/domain/scheduling/repetition';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';

const plannedWorkouts = {
  client: sql`
    join user_schedule_workouts planned
      on planned.user_schedule_id = schedule.id and planned.ordinal = day.slot`,
  group: sql`
    join group_schedule_workouts slot
      on slot.group_schedule_id = schedule.group_schedule_id and slot.ordinal = day.slot
    join user_schedule_workouts planned
      on planned.user_schedule_id = schedule.id and planned.group_schedule_workout_id = slot.id`,
} as const;

/** A member may have the group's workout on a day already, or may have been taken off that day. */
const exceptions = {
  client: sql`true`,
  group: sql`not day.date = any(planned.skipped_dates)
    and not exists (select 1 from scheduled_workouts present where present.user_schedule_id = schedule.id
      and present.plan_workout_id = planned.id and present.date = day.date)`,
} as const;

/** One statement, however many days and schedules there are. */
export function planDaysRepository(db: DatabaseHandle, kind: keyof typeof plannedWorkouts) {
  return {
    /** For a group, skips days a member was taken off and days that have the workout already. */
    async insert(scheduleIds: readonly number[], days: readonly RepeatedDay[]): Promise<number> {
      if (days.length === 0 || scheduleIds.length === 0) return 0;
      const inserted = await db.execute(sql`
        insert into scheduled_workouts (user_schedule_id, plan_workout_id, trainer_id, client_id, workout_id,
          client_group_id, date, workout_name, program_name, program_category_name, total_dur_seconds)
        select schedule.id, planned.id, schedule.trainer_id, schedule.client_id, workout.id,
          schedule.client_group_id, day.date, workout.name, schedule.program_name, category.label,
          workout.total_dur_seconds
        from unnest(${sql.param(days.map(({ date }) => date))}::date[],
            ${sql.param(days.map(({ index: slot }) => slot))}::int[]) as day (date, slot)
          cross join user_schedules schedule
          ${plannedWorkouts[kind]}
          join workouts workout on workout.id =
            workout_in_week(planned.week_workout_ids, planned.workout_id, schedule.start_date, day.date)
          join program_categories category on category.id = schedule.program_category_id
        where schedule.id = any(${sql.param([...scheduleIds])}::int[])
          and ${exceptions[kind]}
        order by schedule.id, day.date, day.slot`);
      return inserted.rowCount ?? 0;
    },
  };
}

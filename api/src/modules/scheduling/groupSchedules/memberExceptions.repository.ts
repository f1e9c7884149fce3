import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';

export interface MemberExceptionRow {
  readonly clientId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly kind: 'cancelled' | 'own' | 'skipped';
  /** Null: the whole schedule is cancelled. */
  readonly day: { readonly slotId: number; readonly workoutName: string; readonly date: string } | null;
}

interface QueriedRow extends Record<string, unknown> {
  readonly client_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly kind: MemberExceptionRow['kind'];
  readonly slot_id: number | null;
  readonly workout_name: string | null;
  readonly date: string | null;
}

export function memberExceptionsRepository(db: DatabaseHandle) {
  return {
    /** Where calendars of present members differ from the group's, in the order of names and days. */
    async list(groupScheduleId: number, today: string): Promise<MemberExceptionRow[]> {
      const ofMember = sql`user_schedules mine join group_schedules plan on plan.id = mine.group_schedule_id
        and plan.id = ${groupScheduleId} and mine.client_group_id is not null
        and (mine.cancelled_at is null or plan.cancelled_at is null)`;
      const slots = sql`user_schedule_workouts planned
        join group_schedule_workouts place on place.id = planned.group_schedule_workout_id`;
      const { rows } = await db.execute<QueriedRow>(sql`
        select client.id as client_id, client.first_name, client.last_name, kind, slot_id, workout_name,
          date::text as date
        from (
          select mine.client_id, 'cancelled' as kind, null::int as slot_id, null as workout_name, null::date as date
          from ${ofMember} where mine.cancelled_at is not null
          union all
          select mine.client_id, 'own', place.id, day.workout_name, day.date
          from ${ofMember} join scheduled_workouts day on day.user_schedule_id = mine.id
            join ${slots} on planned.id = day.plan_workout_id
          where day.date >= ${today}::date and day.is_moved and not day.is_complete
            and not (day.date = any(place.moved_dates) and day.workout_id =
              workout_in_week(planned.week_workout_ids, planned.workout_id, mine.start_date, day.date))
          union all
          select mine.client_id, 'skipped', place.id, workout.name, skipped
          from ${ofMember} join ${slots} on planned.user_schedule_id = mine.id
            join workouts workout on workout.id = place.workout_id
            cross join unnest(planned.skipped_dates) as skipped
          where mine.cancelled_at is null and skipped >= ${today}::date and not skipped = any(place.skipped_dates)
        ) exceptions join users client on client.id = exceptions.client_id
        order by client.first_name, client.last_name, client.id, date, slot_id`);
      return rows.map((row) => ({
        clientId: row.client_id,
        firstName: row.first_name,
        lastName: row.last_name,
        kind: row.kind,
        day: dayOf(row),
      }));
    },
  };
}

const dayOf = ({ slot_id: slotId, workout_name: workoutName, date }: QueriedRow): MemberExceptionRow['day'] =>
  slotId === null || workoutName === null || date === null ? null : { slotId, workoutName, date };

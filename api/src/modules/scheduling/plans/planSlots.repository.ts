import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';

export interface SlotChange {
  readonly id: number | null;
  readonly workoutId: number;
  readonly ordinal: number;
  readonly daysOfWeek: readonly number[];
}

const tables = {
  client: { slots: sql.identifier('user_schedule_workouts'), plan: sql.identifier('user_schedule_id') },
  group: { slots: sql.identifier('group_schedule_workouts'), plan: sql.identifier('group_schedule_id') },
} as const;

export function planSlotsRepository(db: DatabaseHandle, kind: keyof typeof tables) {
  const { slots: table, plan } = tables[kind];
  return {
    async replace(planId: number, slots: readonly SlotChange[]): Promise<void> {
      const kept = slots.flatMap(({ id }) => (id === null ? [] : [id]));
      const rows = sql`jsonb_to_recordset(${JSON.stringify(slots)}::jsonb)
        as change (id int, "workoutId" int, ordinal int, "daysOfWeek" smallint[])`;
      await db.execute(
        sql`delete from ${table} where ${plan} = ${planId} and not id = any(${sql.param(kept)}::int[])`,
      );
      await db.execute(sql`
        update ${table} planned
        set workout_id = change."workoutId", ordinal = change.ordinal, days_of_week = change."daysOfWeek",
          week_workout_ids = case when planned.workout_id = change."workoutId" then planned.week_workout_ids end
        from ${rows} where planned.id = change.id and planned.${plan} = ${planId}`);
      await db.execute(sql`
        insert into ${table} (${plan}, workout_id, ordinal, days_of_week)
        select ${planId}::int, change."workoutId", change.ordinal, change."daysOfWeek"
        from ${rows} where change.id is null order by change.ordinal`);
    },

    async forgetSkipped(ids: readonly number[]): Promise<void> {
      if (ids.length === 0) return;
      await db.execute(
        sql`update ${table} set skipped_dates = '{}' where id = any(${sql.param([...ids])}::int[])`,
      );
    },
  };
}

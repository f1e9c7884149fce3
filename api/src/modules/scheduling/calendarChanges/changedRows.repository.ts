import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../../../database/database';
import {
  groupSchedules,
  groupScheduleWorkouts,
  scheduledWorkouts,
  userSchedules,
  userScheduleWorkouts,
} from '../../../database/schema/schedules';

/** Parents first: so they are inserted; they are deleted the other way round. */
const tables = {
  group_schedules: groupSchedules,
  group_schedule_workouts: groupScheduleWorkouts,
  user_schedules: userSchedules,
  user_schedule_workouts: userScheduleWorkouts,
  scheduled_workouts: scheduledWorkouts,
} as const satisfies Record<string, PgTable>;
type TableName = keyof typeof tables;
const PARENTS_FIRST: readonly TableName[] = [
  'group_schedules',
  'group_schedule_workouts',
  'user_schedules',
  'user_schedule_workouts',
  'scheduled_workouts',
];

/** A row as JSON; null where there is none. */
export interface RecordedRow extends Record<string, unknown> {
  readonly table_name: TableName;
  readonly row_id: number;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** What a change of a calendar did to each row. */
export function changedRowsRepository(db: DatabaseHandle) {
  return {
    /** One for each row that is different in the end, however often it was changed. */
    async listRows(changeId: number): Promise<RecordedRow[]> {
      const { rows } = await db.execute<RecordedRow>(sql`
        select * from (
          select table_name, row_id, (array_agg(before order by id))[1] as before,
            (array_agg(after order by id desc))[1] as after
          from calendar_change_rows where change_id = ${changeId} group by table_name, row_id) changed
        where before is distinct from after order by table_name, row_id`);
      return rows;
    },

    /** Whether the rows are as expected now; locks those that exist. */
    async areStill(rows: readonly RecordedRow[], side: 'before' | 'after'): Promise<boolean> {
      for (const table of PARENTS_FIRST) {
        const own = rows.filter(({ table_name }) => table_name === table);
        if (own.length === 0) continue;
        const expected = own.flatMap((row) => row[side] ?? []);
        const ids = sql`${sql.param(own.map(({ row_id }) => row_id))}::int[]`;
        await db.execute(sql`select from ${tables[table]} where id = any(${ids}) order by id for update`);
        const { rows: counted } = await db.execute<{ same: number; present: number }>(sql`
          select (select count(*)::int from ${tables[table]} present
              join (${recordsOf(table, expected)}) expected on expected.id = present.id
              where row(present.*) is not distinct from row(expected.*)) as same,
            (select count(*)::int from ${tables[table]} where id = any(${ids})) as present`);
        const [{ same, present } = { same: 0, present: 0 }] = counted;
        if (same !== expected.length || present !== expected.length) return false;
      }
      return true;
    },

    /** Whether the workouts of rows that come back still exist. */
    async hasWorkouts(rows: readonly RecordedRow[], side: 'before' | 'after'): Promise<boolean> {
      const records = rows.map((row) => row[side]);
      const ofWeeks = records
        .flatMap((record) => record?.['week_workout_ids'] ?? [])
        .filter((id) => id !== 0);
      const ids = [...new Set([...records.flatMap((record) => record?.['workout_id'] ?? []), ...ofWeeks])];
      const { rows: found } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from workouts where id = any(${sql.param(ids)}::int[])`,
      );
      return found[0]?.count === ids.length;
    },

    async hasLog(scheduledWorkoutIds: readonly number[]): Promise<boolean> {
      const { rows } = await db.execute<{ has_log: boolean }>(sql`select exists (select 1 from logged_workouts
        where scheduled_workout_id = any(${sql.param([...scheduledWorkoutIds])}::int[])) as has_log`);
      return rows[0]?.has_log ?? false;
    },

    /** Makes the rows what they were or became, with their ids. */
    async restore(rows: readonly RecordedRow[], side: 'before' | 'after'): Promise<void> {
      const other = side === 'before' ? 'after' : 'before';
      const of = (table: TableName, isPart: (row: RecordedRow) => boolean) =>
        rows.filter((row) => row.table_name === table && isPart(row));
      for (const table of PARENTS_FIRST) {
        const added = of(table, (row) => row[other] === null).flatMap((row) => row[side] ?? []);
        if (added.length > 0) {
          await db.execute(
            sql`insert into ${tables[table]} overriding system value ${recordsOf(table, added)}`,
          );
        }
        const kept = of(table, (row) => row[other] !== null).flatMap((row) => row[side] ?? []);
        if (kept.length > 0) {
          await db.execute(sql`update ${tables[table]} present set ${assignments(table)}
            from (${recordsOf(table, kept)}) wanted where present.id = wanted.id`);
        }
      }
      // Last, because a foreign key nulls the rows that still name a parent.
      for (const table of PARENTS_FIRST.toReversed()) {
        const removed = of(table, (row) => row[side] === null).map(({ row_id }) => row_id);
        if (removed.length > 0) {
          await db.execute(sql`delete from ${tables[table]} where id = any(${sql.param(removed)}::int[])`);
        }
      }
    },
  };
}

const recordsOf = (table: TableName, records: readonly unknown[]): SQL => sql`
  select (jsonb_populate_record(null::${tables[table]}, record)).*
  from jsonb_array_elements(${JSON.stringify(records)}::jsonb) record`;

const assignments = (table: TableName): SQL =>
  sql.join(
    Object.keys(getTableColumns(tables[table]))
      .filter((key) => key !== 'id')
      .map((key) => sql.identifier(toSnakeCase(key)))
      .map((column) => sql`${column} = wanted.${column}`),
    sql`, `,
  );

import type { CalendarChange } from '@formline/shared/contracts/scheduling/calendarChanges';
import { and, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../../../database/database';
import {
  calendarChanges,
  groupSchedules,
  groupScheduleWorkouts,
  scheduledWorkouts,
  userSchedules,
  userScheduleWorkouts,
} from '../../../database/schema/schedules';
import { users } from '../../../database/schema/users';

export type CalendarKey = { readonly clientId: number } | { readonly groupId: number };
export type OwnerOfCalendar = { readonly trainerId: number } & CalendarKey;

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

export interface NewChange {
  readonly changedBy: number;
  readonly kind: CalendarChange['kind'];
  /** Of a group. */
  readonly memberIds?: number[];
}

/** A row whose workout is being edited. */
export interface EditedRow {
  readonly changedBy: number;
  readonly since: Date;
  readonly table: 'scheduled_workouts' | 'group_schedule_workouts';
  readonly rowId: number;
  readonly workoutId: number;
}

export interface SummaryOfChange {
  readonly workoutName: string | null;
  readonly workoutCount: number;
  readonly firstDate: string | null;
}

export type ChangeRow = Awaited<ReturnType<ReturnType<typeof calendarChangesRepository>['list']>>[number];

const columns = {
  id: calendarChanges.id,
  kind: calendarChanges.kind,
  workoutName: calendarChanges.workoutName,
  workoutCount: calendarChanges.workoutCount,
  firstDate: calendarChanges.firstDate,
  createdAt: calendarChanges.createdAt,
  undoneAt: calendarChanges.undoneAt,
  memberIds: calendarChanges.memberIds,
  changedBy: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
};
const MOST_LISTED = 50;

export function calendarChangesRepository(db: DatabaseHandle) {
  const select = ({ trainerId, ...calendar }: OwnerOfCalendar, id?: number) =>
    db
      .select(columns)
      .from(calendarChanges)
      .innerJoin(users, eq(users.id, calendarChanges.changedBy))
      .where(
        and(
          'clientId' in calendar
            ? eq(calendarChanges.clientId, calendar.clientId)
            : eq(calendarChanges.clientGroupId, calendar.groupId),
          eq(calendarChanges.trainerId, trainerId),
          id === undefined ? undefined : eq(calendarChanges.id, id),
        ),
      );

  return {
    /** Everything that this transaction changes from now on is recorded. */
    async begin(owner: OwnerOfCalendar, change: NewChange, createdAt: Date): Promise<number> {
      const { trainerId } = owner;
      const calendar = 'clientId' in owner ? { clientId: owner.clientId } : { clientGroupId: owner.groupId };
      const [made] = await db
        .insert(calendarChanges)
        .values({ trainerId, ...calendar, ...change, createdAt })
        .returning({ id: calendarChanges.id });
      if (!made) throw new Error('The change was not recorded.');
      await name(String(made.id));
      return made.id;
    },

    end: () => name(''),

    /** What this transaction changes from now on belongs to this change too. */
    resume: (id: number) => name(String(id)),

    /** The newest change of the calendar, if it is this person's and gave this row its workout. */
    async findEditOf(owner: OwnerOfCalendar, edit: EditedRow): Promise<number | null> {
      const { changedBy, since, table, rowId, workoutId } = edit;
      const [newest] = await select(owner).orderBy(desc(calendarChanges.id)).limit(1);
      if (newest?.changedBy !== changedBy || newest.undoneAt !== null || newest.createdAt < since)
        return null;
      const { rows } = await db.execute(sql`
        select 1 from calendar_change_rows
        where change_id = ${newest.id} and table_name = ${table} and row_id = ${rowId}
          and after->>'workout_id' = ${String(workoutId)} and before->>'workout_id' <> after->>'workout_id' limit 1`);
      return rows.length > 0 ? newest.id : null;
    },

    async summarise(id: number, summary: SummaryOfChange): Promise<void> {
      await db.update(calendarChanges).set(summary).where(eq(calendarChanges.id, id));
    },

    async forget(id: number): Promise<void> {
      await db.delete(calendarChanges).where(eq(calendarChanges.id, id));
    },

    /** With the copies of workouts that only these changes could have brought back. */
    async removeOlderThan(moment: Date): Promise<void> {
      const { rows } = await db.execute<{ id: number }>(sql`
        select distinct (side->>'workout_id')::int as id from calendar_changes change
          join calendar_change_rows changed on changed.change_id = change.id
          cross join lateral (values (changed.before), (changed.after)) as sides (side)
        where change.created_at < ${moment.toISOString()} and side ? 'workout_id'`);
      await db.delete(calendarChanges).where(lt(calendarChanges.createdAt, moment));
      await db.execute(sql`
        delete from workouts where is_schedule_copy and id = any(${sql.param(rows.map(({ id }) => id))}::int[])
          and not exists (select 1 from scheduled_workouts where workout_id = workouts.id)
          and not exists (select 1 from user_schedule_workouts where workout_id = workouts.id)
          and not exists (select 1 from group_schedule_workouts where workout_id = workouts.id)
          and id not in (select unnest(week_workout_ids) from user_schedule_workouts
            union select unnest(week_workout_ids) from group_schedule_workouts)
          and id not in (select (side->>'workout_id')::int from calendar_change_rows
            cross join lateral (values (before), (after)) as sides (side) where side ? 'workout_id')`);
    },

    list: (owner: OwnerOfCalendar) => select(owner).orderBy(desc(calendarChanges.id)).limit(MOST_LISTED),

    async findAndLock(owner: OwnerOfCalendar, id: number) {
      const [change] = await select(owner, id).for('update', { of: calendarChanges });
      return change ?? null;
    },

    async mark(id: number, undoneAt: Date | null): Promise<void> {
      await db.update(calendarChanges).set({ undoneAt }).where(eq(calendarChanges.id, id));
    },

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

  async function name(change: string): Promise<void> {
    await db.execute(sql`select set_config('formline.calendar_change', ${change}, true)`);
  }
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

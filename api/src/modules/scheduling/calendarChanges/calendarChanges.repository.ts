import {
  type CalendarChange,
  MOST_LISTED_CHANGES,
} from '@formline/shared/contracts/scheduling/calendarChanges';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { removeUnusedCopies } from '../../../database/scheduleCopies';
import { calendarChanges } from '../../../database/schema/schedules';
import { users } from '../../../database/schema/users';

export type CalendarKey = { readonly clientId: number } | { readonly groupId: number };
export type OwnerOfCalendar = { readonly trainerId: number } & CalendarKey;

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
      await db.delete(calendarChanges).where(lt(calendarChanges.createdAt, moment));
      await removeUnusedCopies(db);
    },

    list: (owner: OwnerOfCalendar) =>
      select(owner).orderBy(desc(calendarChanges.id)).limit(MOST_LISTED_CHANGES),

    async findAndLock(owner: OwnerOfCalendar, id: number) {
      const [change] = await select(owner, id).for('update', { of: calendarChanges });
      return change ?? null;
    },

    async mark(id: number, undoneAt: Date | null): Promise<void> {
      await db.update(calendarChanges).set({ undoneAt }).where(eq(calendarChanges.id, id));
    },
  };

  async function name(change: string): Promise<void> {
    await db.execute(sql`select set_config('formline.calendar_change', ${change}, true)`);
  }
}

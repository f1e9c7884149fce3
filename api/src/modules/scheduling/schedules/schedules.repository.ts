import { and, asc, eq, gte, type InferColumnsDataTypes, lt, sql } from 'drizzle-orm';
import { columnArray, valueAt } from '../../../database/queryParts';
import type { DatabaseHandle } from '../../../database/database';
import { scheduledWorkouts } from '../../../database/schema/schedules';
import { type ClientStatus, clientStatus } from '../../people/clients/clients.repository';

export const calendarColumns = {
  id: scheduledWorkouts.id,
  date: scheduledWorkouts.date,
  workoutName: scheduledWorkouts.workoutName,
  programName: scheduledWorkouts.programName,
  programCategoryName: scheduledWorkouts.programCategoryName,
  userScheduleId: scheduledWorkouts.userScheduleId,
  workoutId: scheduledWorkouts.workoutId,
  totalDurSeconds: scheduledWorkouts.totalDurSeconds,
  isComplete: scheduledWorkouts.isComplete,
  clientGroupId: scheduledWorkouts.clientGroupId,
} as const;

export interface CalendarDaysQuery {
  readonly trainerId: number;
  readonly clientId: number;
  readonly from: string;
  readonly until: string;
}

export interface CalendarDays {
  readonly status: ClientStatus | null;
  readonly days: readonly CalendarRow[];
}

export type CalendarRow = InferColumnsDataTypes<typeof calendarColumns>;

/** The most frequent read: one round trip, prepared, and from `scheduled_workouts_month_idx` alone. */
function prepareReadDays(db: DatabaseHandle) {
  const placeholders = { trainerId: sql.placeholder('trainerId'), clientId: sql.placeholder('clientId') };
  const days = db
    .select(calendarColumns)
    .from(scheduledWorkouts)
    .where(
      and(
        eq(scheduledWorkouts.clientId, placeholders.clientId),
        eq(scheduledWorkouts.trainerId, placeholders.trainerId),
        gte(scheduledWorkouts.date, sql.placeholder('from')),
        lt(scheduledWorkouts.date, sql.placeholder('until')),
      ),
    )
    .orderBy(asc(scheduledWorkouts.date), asc(scheduledWorkouts.id))
    .as('days');
  return db
    .select({
      status: clientStatus(placeholders.trainerId, placeholders.clientId),
      columns: {
        id: columnArray(days.id),
        date: columnArray(days.date),
        workoutName: columnArray(days.workoutName),
        programName: columnArray(days.programName),
        programCategoryName: columnArray(days.programCategoryName),
        userScheduleId: columnArray(days.userScheduleId),
        workoutId: columnArray(days.workoutId),
        totalDurSeconds: columnArray(days.totalDurSeconds),
        isComplete: columnArray(days.isComplete),
        clientGroupId: columnArray(days.clientGroupId),
      },
    })
    .from(days)
    .prepare('days_of_calendar');
}

export function schedulesRepository(db: DatabaseHandle) {
  let readDays: ReturnType<typeof prepareReadDays> | undefined;
  return {
    async listDays(query: CalendarDaysQuery): Promise<CalendarDays> {
      readDays ??= prepareReadDays(db);
      const [found] = await readDays.execute({ ...query });
      return { status: found?.status ?? null, days: found ? toRows(found.columns) : [] };
    },
  };
}

type CalendarColumns = { readonly [Name in keyof CalendarRow]: readonly CalendarRow[Name][] };

const toRows = (columns: CalendarColumns): CalendarRow[] =>
  columns.id.map((id, row) => ({
    id,
    date: valueAt(columns.date, row),
    workoutName: valueAt(columns.workoutName, row),
    programName: valueAt(columns.programName, row),
    programCategoryName: valueAt(columns.programCategoryName, row),
    userScheduleId: valueAt(columns.userScheduleId, row),
    workoutId: valueAt(columns.workoutId, row),
    totalDurSeconds: valueAt(columns.totalDurSeconds, row),
    isComplete: valueAt(columns.isComplete, row),
    clientGroupId: valueAt(columns.clientGroupId, row),
  }));

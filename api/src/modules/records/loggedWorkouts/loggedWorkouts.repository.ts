import { and, asc, desc, eq, gte, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { loggedExercises, loggedSets, loggedWorkouts } from '../../../database/schema/loggedWorkouts';
import type { WorkoutContent } from '../../library/workouts/workoutContent.repository';
import type { CalendarRow } from '../../scheduling/schedules/schedules.repository';

export type LoggedWorkoutRow = typeof loggedWorkouts.$inferSelect;
export type LoggedSetRow = typeof loggedSets.$inferSelect;
type LoggedExerciseRow = typeof loggedExercises.$inferSelect;

export interface LoggedExerciseWithSets extends LoggedExerciseRow {
  readonly sets: readonly LoggedSetRow[];
}

export interface SessionRow extends LoggedExerciseWithSets {
  readonly date: string;
  readonly workoutName: string;
}

export type NewLoggedExercise = Omit<
  typeof loggedExercises.$inferInsert,
  'id' | 'loggedWorkoutId' | 'ordinal'
> & {
  readonly sets: readonly Omit<typeof loggedSets.$inferInsert, 'loggedExerciseId'>[];
};

export interface LoggedDay {
  readonly day: CalendarRow;
  readonly workout: LoggedWorkoutRow;
  readonly exercises: readonly LoggedExerciseWithSets[];
}

export interface WorkoutToLogRows {
  readonly day: CalendarRow;
  readonly content: WorkoutContent;
  readonly log: LoggedDay | null;
  readonly lastSessions: readonly SessionRow[];
}

type LogValues = Pick<LoggedWorkoutRow, 'date' | 'workoutName' | 'note'>;

const sessionColumns = {
  exercise: loggedExercises,
  date: loggedWorkouts.date,
  workoutName: loggedWorkouts.workoutName,
};

export function loggedWorkoutsRepository(db: DatabaseHandle) {
  async function withSets<Row extends LoggedExerciseRow>(rows: readonly Row[]) {
    const ids = rows.map(({ id }) => id);
    const sets =
      ids.length === 0
        ? []
        : await db
            .select()
            .from(loggedSets)
            .where(inArray(loggedSets.loggedExerciseId, ids))
            .orderBy(asc(loggedSets.loggedExerciseId), asc(loggedSets.number));
    const byExercise = new Map<number, LoggedSetRow[]>(ids.map((id) => [id, []]));
    for (const set of sets) byExercise.get(set.loggedExerciseId)?.push(set);
    return rows.map((row) => ({ ...row, sets: byExercise.get(row.id) ?? [] }));
  }

  async function listNewest(clientId: number, condition: SQL, limit: number): Promise<SessionRow[]> {
    const rows = await db
      .select(sessionColumns)
      .from(loggedExercises)
      .innerJoin(loggedWorkouts, eq(loggedWorkouts.id, loggedExercises.loggedWorkoutId))
      .where(and(eq(loggedWorkouts.clientId, clientId), condition, hasSets))
      .orderBy(desc(loggedWorkouts.date), desc(loggedWorkouts.id), asc(loggedExercises.ordinal))
      .limit(limit);
    return withSets(rows.map(({ exercise, ...workout }) => ({ ...exercise, ...workout })));
  }

  return {
    async findByDay(scheduledWorkoutId: number): Promise<LoggedWorkoutRow | null> {
      const [found] = await db
        .select()
        .from(loggedWorkouts)
        .where(eq(loggedWorkouts.scheduledWorkoutId, scheduledWorkoutId));
      return found ?? null;
    },

    async listExercises(loggedWorkoutId: number): Promise<LoggedExerciseWithSets[]> {
      const rows = await db
        .select()
        .from(loggedExercises)
        .where(eq(loggedExercises.loggedWorkoutId, loggedWorkoutId))
        .orderBy(asc(loggedExercises.ordinal));
      return withSets(rows);
    },

    async insert(row: typeof loggedWorkouts.$inferInsert): Promise<LoggedWorkoutRow> {
      const [saved] = await db.insert(loggedWorkouts).values(row).returning();
      if (!saved) throw new Error('The log was not saved.');
      return saved;
    },

    async update(id: number, values: LogValues): Promise<LoggedWorkoutRow | null> {
      const [saved] = await db
        .update(loggedWorkouts)
        .set({ ...values, version: sql`${loggedWorkouts.version} + 1` })
        .where(eq(loggedWorkouts.id, id))
        .returning();
      return saved ?? null;
    },

    async replaceExercises(loggedWorkoutId: number, exercises: readonly NewLoggedExercise[]): Promise<void> {
      await db.delete(loggedExercises).where(eq(loggedExercises.loggedWorkoutId, loggedWorkoutId));
      if (exercises.length === 0) return;
      const saved = await db
        .insert(loggedExercises)
        .values(exercises.map(({ sets: _sets, ...row }, ordinal) => ({ ...row, ordinal, loggedWorkoutId })))
        .returning({ id: loggedExercises.id, ordinal: loggedExercises.ordinal });
      const sets = saved.flatMap(({ id, ordinal }) =>
        (exercises[ordinal]?.sets ?? []).map((set) => ({ ...set, loggedExerciseId: id })),
      );
      if (sets.length > 0) await db.insert(loggedSets).values(sets);
    },

    listSessions: (clientId: number, exerciseId: number, limit: number): Promise<SessionRow[]> =>
      listNewest(clientId, eq(loggedExercises.exerciseId, exerciseId), limit),

    /** Of all exercises. */
    listSessionsSince: (clientId: number, date: string, limit: number): Promise<SessionRow[]> =>
      listNewest(clientId, gte(loggedWorkouts.date, date), limit),

    /** The latest of each exercise up to the day, without what is logged for the day's workout itself. */
    async listLastSessions(
      { clientId, scheduledWorkoutId, date }: DayOfClient,
      exerciseIds: readonly number[],
    ): Promise<SessionRow[]> {
      if (exerciseIds.length === 0) return [];
      const isOther = or(
        isNull(loggedWorkouts.scheduledWorkoutId),
        ne(loggedWorkouts.scheduledWorkoutId, scheduledWorkoutId),
      );
      const rows = await db
        .selectDistinctOn([loggedExercises.exerciseId], sessionColumns)
        .from(loggedExercises)
        .innerJoin(loggedWorkouts, eq(loggedWorkouts.id, loggedExercises.loggedWorkoutId))
        .where(
          and(
            eq(loggedWorkouts.clientId, clientId),
            inArray(loggedExercises.exerciseId, [...exerciseIds]),
            lte(loggedWorkouts.date, date),
            isOther,
            hasSets,
          ),
        )
        .orderBy(
          asc(loggedExercises.exerciseId),
          desc(loggedWorkouts.date),
          desc(loggedWorkouts.id),
          asc(loggedExercises.ordinal),
        );
      return withSets(rows.map(({ exercise, ...workout }) => ({ ...exercise, ...workout })));
    },
  };
}

export interface DayOfClient {
  readonly clientId: number;
  readonly scheduledWorkoutId: number;
  readonly date: string;
}

const hasSets = sql`exists (select 1 from ${loggedSets} where ${loggedSets.loggedExerciseId} = ${loggedExercises.id})`;

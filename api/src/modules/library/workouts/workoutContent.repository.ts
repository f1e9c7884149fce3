import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { compoundRoutines } from '../../../database/schema/compoundRoutines';
import { exercises } from '../../../database/schema/exercises';
import {
  workoutExercises,
  workoutRoutines,
  workouts,
  workoutSections,
} from '../../../database/schema/workouts';
import { hasAdjustment, visibleTo } from '../exercises/exerciseColumns.repository';
import type { TaggedExercises } from '../exercises/taggedExercises';

export type SectionRow = typeof workoutSections.$inferSelect;
export type RoutineRow = typeof workoutRoutines.$inferSelect;
export type PlacedRow = typeof workoutExercises.$inferSelect;

export interface ContentRows {
  readonly sections: readonly SectionRow[];
  readonly routines: readonly RoutineRow[];
  readonly placed: readonly PlacedRow[];
}

export type WorkoutContent = ContentRows & TaggedExercises;

export type PlaceableExercise = Awaited<ReturnType<WorkoutContentRepository['listPlaceable']>>[number];

export type WorkoutContentRepository = ReturnType<typeof workoutContentRepository>;

export type PerTable<T> = Readonly<Record<keyof ContentRows, T>>;

export function workoutContentRepository(db: DatabaseHandle) {
  return {
    async read(workoutIds: readonly number[]): Promise<ContentRows> {
      if (workoutIds.length === 0) return { sections: [], routines: [], placed: [] };
      const sections = await db
        .select()
        .from(workoutSections)
        .where(inArray(workoutSections.workoutId, [...workoutIds]))
        .orderBy(asc(workoutSections.ordinal), asc(workoutSections.id));
      const sectionIds = sections.map(({ id }) => id);
      if (sectionIds.length === 0) return { sections, routines: [], placed: [] };
      const routines = await db
        .select()
        .from(workoutRoutines)
        .where(inArray(workoutRoutines.sectionId, sectionIds))
        .orderBy(asc(workoutRoutines.ordinal), asc(workoutRoutines.id));
      const placed = await db
        .select()
        .from(workoutExercises)
        .where(inArray(workoutExercises.sectionId, sectionIds))
        .orderBy(asc(workoutExercises.ordinal), asc(workoutExercises.id));
      return { sections, routines, placed };
    },

    /** Drawn from the sequences, so that nobody else gets them. */
    async takeIds({ sections, routines, placed }: PerTable<number>): Promise<PerTable<number[]>> {
      const taken = (table: string, count: number) =>
        sql`array(select nextval(pg_get_serial_sequence(${table}, 'id'))::int from generate_series(1, ${count}::int))`;
      const { rows } = await db.execute<
        Record<keyof ContentRows, number[]>
      >(sql`select ${taken('workout_sections', sections)} as sections,
        ${taken('workout_routines', routines)} as routines, ${taken('workout_exercises', placed)} as placed`);
      const [ids] = rows;
      if (!ids) throw new Error('No identifiers were taken.');
      return ids;
    },

    async replace(workoutId: number, { sections, routines, placed }: ContentRows): Promise<void> {
      await db.delete(workoutSections).where(eq(workoutSections.workoutId, workoutId));
      if (sections.length > 0) {
        await db
          .insert(workoutSections)
          .overridingSystemValue()
          .values([...sections]);
      }
      if (routines.length > 0) {
        await db
          .insert(workoutRoutines)
          .overridingSystemValue()
          .values([...routines]);
      }
      if (placed.length > 0) {
        await db
          .insert(workoutExercises)
          .overridingSystemValue()
          .values([...placed]);
      }
    },

    async setTotals(
      workoutId: number,
      totals: { readonly exerciseCount: number; readonly totalDurSeconds: number },
    ): Promise<void> {
      await db.update(workouts).set(totals).where(eq(workouts.id, workoutId));
    },

    async listPlaceable(trainerId: number, exerciseIds: number[], present: number[]) {
      return db
        .select({
          id: exercises.id,
          allowUnilateral: exercises.allowUnilateral,
          hasProgression: sql<boolean>`${hasAdjustment(db, 'PROGRESSION')}`,
          hasRegression: sql<boolean>`${hasAdjustment(db, 'REGRESSION')}`,
        })
        .from(exercises)
        .where(
          and(
            inArray(exercises.id, exerciseIds),
            visibleTo(trainerId),
            or(isNull(exercises.deletedAt), inArray(exercises.id, present)),
          ),
        );
    },

    async countRoutines(trainerId: number, routineIds: number[], present: number[]): Promise<number> {
      return db.$count(
        compoundRoutines,
        and(
          inArray(compoundRoutines.id, routineIds),
          eq(compoundRoutines.ownerId, trainerId),
          or(isNull(compoundRoutines.deletedAt), inArray(compoundRoutines.id, present)),
        ),
      );
    },
  };
}

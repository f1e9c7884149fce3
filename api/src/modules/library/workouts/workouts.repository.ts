import { and, asc, eq, exists, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { uploadedMedia } from '../../../database/schema/media';
import {
  groupScheduleWorkouts,
  scheduledWorkouts,
  userScheduleWorkouts,
} from '../../../database/schema/schedules';
import {
  defaultWorkoutSections,
  programs,
  programWorkouts,
  workouts,
} from '../../../database/schema/workouts';
import type { WorkoutContent } from './workoutContent.repository';

export type WorkoutRow = Awaited<ReturnType<ReturnType<typeof workoutsRepository>['findReadable']>>[number];

export interface WorkoutWithContent {
  readonly workout: WorkoutRow;
  readonly content: WorkoutContent;
}

type WorkoutFields = Partial<Pick<typeof workouts.$inferInsert, 'name' | 'description' | 'uploadedMediaId'>>;

export function workoutsRepository(db: DatabaseHandle) {
  return {
    /** Includes copies kept for schedules. */
    async findReadable(trainerId: number, ids: readonly number[]) {
      return db
        .select(workoutColumns)
        .from(workouts)
        .leftJoin(uploadedMedia, eq(uploadedMedia.id, workouts.uploadedMediaId))
        .where(
          and(
            inArray(workouts.id, [...ids]),
            or(eq(workouts.ownerId, trainerId), isProviders),
            or(isNull(workouts.deletedAt), eq(workouts.isScheduleCopy, true), isInOwnProgram(db, trainerId)),
          ),
        );
    },

    /** Row lock: nobody else changes or schedules it until the transaction ends. */
    async findOwnAndLock(trainerId: number, id: number) {
      const [workout] = await db
        .select({ version: workouts.version, uploadedMediaId: workouts.uploadedMediaId })
        .from(workouts)
        .where(
          and(
            eq(workouts.id, id),
            eq(workouts.ownerId, trainerId),
            eq(workouts.isScheduleCopy, false),
            or(isNull(workouts.deletedAt), isInOwnProgram(db, trainerId)),
          ),
        )
        .for('update');
      return workout ?? null;
    },

    async insert(
      workout: WorkoutFields & { readonly ownerId: number; readonly name: string },
    ): Promise<number> {
      const [made] = await db.insert(workouts).values(workout).returning({ id: workouts.id });
      if (!made) throw new Error('The workout was not made.');
      return made.id;
    },

    async update(id: number, fields: WorkoutFields): Promise<void> {
      await db
        .update(workouts)
        .set({ ...fields, version: sql`${workouts.version} + 1` })
        .where(eq(workouts.id, id));
    },

    async markDeleted(ids: readonly number[]): Promise<void> {
      await db
        .update(workouts)
        .set({ deletedAt: sql`now()` })
        .where(inArray(workouts.id, [...ids]));
    },

    async isScheduled(id: number): Promise<boolean> {
      const { rows } = await db.execute<{ is_scheduled: boolean }>(sql`select
        exists (select 1 from ${scheduledWorkouts} where ${eq(scheduledWorkouts.workoutId, id)}) or
        exists (select 1 from ${userScheduleWorkouts} where ${eq(userScheduleWorkouts.workoutId, id)}) or
        exists (select 1 from ${groupScheduleWorkouts} where ${eq(groupScheduleWorkouts.workoutId, id)}) as is_scheduled`);
      return rows[0]?.is_scheduled ?? false;
    },

    async moveSchedules(fromId: number, toId: number): Promise<void> {
      for (const table of [scheduledWorkouts, userScheduleWorkouts, groupScheduleWorkouts]) {
        await db.update(table).set({ workoutId: toId }).where(eq(table.workoutId, fromId));
      }
    },

    async hasUsableVideo(trainerId: number, mediaId: number): Promise<boolean> {
      const usable = and(
        eq(uploadedMedia.id, mediaId),
        eq(uploadedMedia.ownerId, trainerId),
        eq(uploadedMedia.kind, 'workout-video'),
        inArray(uploadedMedia.status, ['PENDING', 'FINISHED']),
      );
      return (await db.$count(uploadedMedia, usable)) > 0;
    },

    async listDefaultSections() {
      return db
        .select({ name: defaultWorkoutSections.name })
        .from(defaultWorkoutSections)
        .orderBy(asc(defaultWorkoutSections.ordinal));
    },
  };
}

const { id, name, description, exerciseCount, totalDurSeconds, isPublic, ownerId, isScheduleCopy, version } =
  getTableColumns(workouts);

export const workoutColumns = {
  id,
  name,
  description,
  exerciseCount,
  totalDurSeconds,
  isPublic,
  ownerId,
  isScheduleCopy,
  version,
  media: {
    id: uploadedMedia.id,
    status: uploadedMedia.status,
    mediaKey: uploadedMedia.mediaKey,
    thumbnailKey: uploadedMedia.thumbnailKey,
  },
} as const;

const isProviders = and(isNull(workouts.ownerId), eq(workouts.isPublic, true));

/** Includes deleted workouts, because programs keep them. */
export const isInOwnProgram = (db: DatabaseHandle, trainerId: number): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(programWorkouts)
      .innerJoin(programs, eq(programs.id, programWorkouts.programId))
      .where(
        and(
          eq(programWorkouts.workoutId, workouts.id),
          eq(programs.ownerId, trainerId),
          isNull(programs.deletedAt),
        ),
      ),
  );

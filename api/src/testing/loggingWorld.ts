import { readWorkoutLog, saveWorkoutLog } from '@formline/shared/contracts/records/loggedWorkouts';
import { exercises } from '../database/schema/exercises';
import { workoutExercises, workoutSections } from '../database/schema/workouts';
import { buildPlanner } from './buildPlanner';
import type { TestApp } from './startTestApp';

export type LoggingWorld = Awaited<ReturnType<typeof startLoggingWorld>>;

export const loggedSet = (number: number, figures: object = {}) => ({
  number,
  reps: 8,
  weight: 100,
  ...figures,
});

/** A planner whose workouts both have Squat and Press, three sets of eight. */
export async function startLoggingWorld(api: TestApp) {
  const planner = await buildPlanner(api);
  const { trainer, trainerId } = planner;
  const { db } = api.database;
  const rows = await db
    .insert(exercises)
    .values(['Squat', 'Press'].map((name) => ({ name, ownerId: trainerId })))
    .returning();
  const ids = rows.map(({ id }) => id);
  for (const workoutId of [planner.push, planner.pull]) {
    const [section] = await db
      .insert(workoutSections)
      .values({ workoutId, name: 'Main', ordinal: 0 })
      .returning();
    const dose = { sectionId: section?.id ?? 0, sets: 3, reps: 8, weight: 100 };
    await db
      .insert(workoutExercises)
      .values(ids.map((exerciseId, ordinal) => ({ ...dose, exerciseId, ordinal })));
  }
  const [squat = 0, press = 0] = ids;

  /** A client with Push on Monday the 14th, which is over, and work ahead; today is Tuesday the 15th. */
  const build = async () => {
    const { id, dayOn, scheduleId } = await planner.planForClient();
    const params = { id, scheduledWorkoutId: await dayOn('2028-02-14') };
    return {
      id,
      scheduleId,
      dayOn,
      params,
      read: () => trainer.call(readWorkoutLog, { params }),
      save: (body: object, more: object = {}) => trainer.call(saveWorkoutLog, { params, body, ...more }),
      refused: (body: object) => trainer.refused(saveWorkoutLog, { params, body }),
    };
  };

  return { trainer, trainerId, squat, press, build };
}

import type { DatabaseHandle } from '../database';
import { programs, programWorkouts, workouts } from '../schema/workouts';
import type { ProgramContent, WorkoutContent } from './content/types';
import { NameIndex } from './NameIndex';
import { insertSections, totalsOf } from './sectionRows';

export interface SeededWorkout {
  readonly id: number;
  readonly name: string;
  readonly totalDurSeconds: number;
}

export interface SeededProgram {
  readonly id: number;
  readonly name: string;
  readonly category: string;
  readonly workouts: readonly { readonly workout: SeededWorkout; readonly daysOfWeek: readonly number[] }[];
}

export async function insertWorkouts(
  db: DatabaseHandle,
  findExercise: (name: string) => number,
  given: { readonly ownerId: number | null; readonly content: readonly WorkoutContent[] },
): Promise<NameIndex<SeededWorkout>> {
  const seeded: [string, SeededWorkout][] = [];
  for (const workout of given.content) {
    const { totalDurSeconds, exerciseCount } = totalsOf(workout);
    const [row] = await db
      .insert(workouts)
      .values({
        ownerId: given.ownerId,
        name: workout.name,
        description: workout.description,
        isPublic: given.ownerId === null,
        totalDurSeconds,
        exerciseCount,
      })
      .returning({ id: workouts.id });
    if (!row) throw new Error(`The workout "${workout.name}" was not written.`);
    await insertSections(db, { workoutId: row.id, content: workout }, findExercise);
    seeded.push([workout.name, { id: row.id, name: workout.name, totalDurSeconds }]);
  }
  return new NameIndex('workout', seeded);
}

export async function insertPrograms(
  db: DatabaseHandle,
  find: { readonly workout: (name: string) => SeededWorkout; readonly category: (label: string) => number },
  given: { readonly ownerId: number | null; readonly content: readonly ProgramContent[] },
): Promise<SeededProgram[]> {
  const rows = await db
    .insert(programs)
    .values(
      given.content.map(({ name, description, category }) => ({
        ownerId: given.ownerId,
        categoryId: find.category(category),
        name,
        description,
      })),
    )
    .returning({ id: programs.id, name: programs.name });
  const ids = new NameIndex(
    'program',
    rows.map(({ id, name }) => [name, id]),
  );
  const seeded = given.content.map(({ name, category, workouts: placed }) => ({
    id: ids.get(name),
    name,
    category,
    workouts: placed.map(({ workout, daysOfWeek }) => ({ workout: find.workout(workout), daysOfWeek })),
  }));
  await db.insert(programWorkouts).values(
    seeded.flatMap(({ id: programId, workouts: placed }) =>
      placed.map(({ workout, daysOfWeek }, ordinal) => ({
        programId,
        workoutId: workout.id,
        ordinal,
        daysOfWeek: [...daysOfWeek],
      })),
    ),
  );
  return seeded;
}

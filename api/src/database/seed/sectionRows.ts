import { type TimedExercise, workoutSeconds } from '@formline/shared/domain/training/workoutDuration';
import type { DatabaseHandle } from '../database';
import { workoutExercises, workoutRoutines, workoutSections } from '../schema/workouts';
import type { PlacedExerciseContent, WorkoutContent } from './content/types';
import { insertInBatches } from './insertRows';

export async function insertSections(
  db: DatabaseHandle,
  { workoutId, content }: { readonly workoutId: number; readonly content: WorkoutContent },
  findExercise: (name: string) => number,
): Promise<void> {
  const sections = await db
    .insert(workoutSections)
    .values(content.sections.map(({ name }, ordinal) => ({ workoutId, name, ordinal })))
    .returning({ id: workoutSections.id, ordinal: workoutSections.ordinal });
  const toRow = ({ exercise, tempo, ...dose }: PlacedExerciseContent, ordinal: number) => ({
    ...dose,
    ordinal,
    exerciseId: findExercise(exercise),
    tempo: tempo ?? null,
  });
  const singles = sections.flatMap(({ id: sectionId, ordinal: section }) =>
    (content.sections[section]?.exercises ?? []).map((placed, ordinal) => ({
      ...toRow(placed, ordinal),
      sectionId,
    })),
  );
  await insertInBatches(singles, (portion) => db.insert(workoutExercises).values(portion).returning());
  for (const { id: sectionId, ordinal: section } of sections) {
    const { exercises = [], routines = [] } = content.sections[section] ?? {};
    for (const [slot, { exercises: taken, ...routine }] of routines.entries()) {
      const [made] = await db
        .insert(workoutRoutines)
        .values({ ...routine, sectionId, ordinal: exercises.length + slot })
        .returning({ id: workoutRoutines.id });
      if (!made) throw new Error(`"${routine.title}" was not written.`);
      await db
        .insert(workoutExercises)
        .values(taken.map((placed, turn) => ({ ...toRow(placed, turn), sectionId, routineId: made.id })));
    }
  }
}

export function totalsOf({ sections }: WorkoutContent) {
  const routines = sections.flatMap((section) => section.routines ?? []);
  const singles = sections.flatMap(({ exercises }) => exercises);
  return {
    exerciseCount: singles.length + routines.reduce((count, { exercises }) => count + exercises.length, 0),
    totalDurSeconds: workoutSeconds([
      ...singles.map(toTimed),
      ...routines.map(({ reps, restSeconds, exercises }) => ({
        reps,
        rest: restSeconds ?? null,
        compound_routine_exercises: exercises.map((placed) => ({ exercise: toTimed(placed) })),
      })),
    ]),
  };
}

const toTimed = ({ sets, reps, durSeconds, tempo, restSeconds }: PlacedExerciseContent): TimedExercise => ({
  sets,
  reps: reps ?? null,
  dur_seconds: durSeconds ?? null,
  distance: null,
  distance_units: 'miles',
  pace: null,
  pace_units: 'mph',
  tempo: tempo ?? null,
  rest: restSeconds,
  exercise_sides: 'alternate',
  allow_unilateral: false,
});

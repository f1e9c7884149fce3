import type { EndpointInput } from '../contracts/endpoint';
import type { createWorkout, Workout } from '../contracts/library/workouts';
import { buildWorkoutExercise, buildWorkoutRoutine } from './buildWorkout';

type Fields = NonNullable<EndpointInput<typeof createWorkout>['body']>;

/** What the server makes of a workout that is saved: the next version, with keys and ids for what is new. */
export function savedWorkout(
  present: Workout,
  { name = present.name, description = present.description, sections }: Fields,
): Workout {
  let next = 1000;
  const newId = () => (next += 1);
  return {
    ...present,
    name,
    description,
    version: present.version + 1,
    sections:
      sections?.map(({ id = newId(), name: sectionName, exercises }) => ({
        id,
        name: sectionName,
        exercises: exercises.map((item) => {
          if (!('compound_routine_exercises' in item)) return placedOf(item, newId);
          const { compound_routine_exercises: placed, key, title, routine_type, reps, rest } = item;
          const routineId = newId();
          return buildWorkoutRoutine(
            placed.map(({ exercise }) => placedOf(exercise, newId)),
            { id: routineId, key: key ?? `r${routineId}`, title, routine_type, reps, rest: rest ?? null },
          );
        }),
      })) ?? present.sections,
  };
}

interface PlacedInput {
  readonly id: number;
  readonly key?: string | undefined;
  readonly sets: number;
  readonly reps?: number | null | undefined;
}

const placedOf = ({ id, key, sets, reps = null }: PlacedInput, newId: () => number) =>
  buildWorkoutExercise({ id, key: key ?? `e${newId()}`, sets, reps });

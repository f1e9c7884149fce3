import { call } from '@formline/shared/api-client';
import {
  readWorkout,
  readWorkouts,
  type Workout,
  type WorkoutSummary,
} from '@formline/shared/contracts/library/workouts';
import { derivedQueryOf, keepPreviousData, type QueryClient, queryOf } from '@formline/shared/query';
import { keepWorkout, LIBRARY_CONTENTS } from '@formline/shared/training/workout/list/workoutList.queries.ts';

/** Where the workouts of a program are read, and kept after a save: the library, or what is scheduled. It stays the same. */
export interface ProgramWorkouts {
  /** Names those of one visit to what is scheduled; null: the library's. */
  readonly visit: string | null;
  /** The number a workout gets in the program that it is added to; absent: its own. */
  readonly numberOf?: (added: WorkoutSummary) => number;
  readonly readOne: (id: number, signal: AbortSignal) => Promise<Workout>;
  readonly readAll: (ids: readonly number[], signal: AbortSignal) => Promise<readonly Workout[]>;
  /** What the server holds after a save is what is known from then on. */
  readonly keep: (cache: QueryClient, workout: Workout) => void;
}

/** The workouts of the library. */
export const libraryWorkouts: ProgramWorkouts = {
  visit: null,
  readOne: (id, signal) => call(readWorkout, { params: { id } }, signal),
  readAll: async (ids, signal) =>
    (await call(readWorkouts, { body: { workoutIds: [...ids] } }, signal)).workouts,
  keep: (cache, workout) => void keepWorkout(cache, workout),
};

/** One workout with all that stands in it. It is not read again behind somebody who is changing it. */
export function programWorkoutQuery({ visit, readOne }: ProgramWorkouts, id: number) {
  const input = { params: { id } };
  const query =
    visit === null
      ? queryOf(readWorkout, input)
      : derivedQueryOf(readWorkout, input, { as: visit, load: ({ signal }) => readOne(id, signal) });
  return { ...query, meta: { isDraftOrigin: true }, refetchOnWindowFocus: false };
}

/** What stands in the workouts of a program, by their id. While one more is read, those that are there stay. */
export function programWorkoutsQuery({ visit, readAll }: ProgramWorkouts, ids: readonly number[]) {
  const load = async (signal: AbortSignal): Promise<ReadonlyMap<number, Workout>> =>
    new Map((await readAll(ids, signal)).map((workout) => [workout.id, workout]));
  const as = visit ?? LIBRARY_CONTENTS;
  const query = derivedQueryOf(
    readWorkouts,
    { body: { workoutIds: [...ids] } },
    { as, load: ({ signal }) => load(signal) },
  );
  return { ...query, enabled: ids.length > 0, placeholderData: keepPreviousData };
}

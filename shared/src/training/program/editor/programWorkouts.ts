import { call } from '@formline/shared/api-client';
import {
  readWorkout,
  readWorkouts,
  type Workout,
  type WorkoutSummary,
} from '@formline/shared/contracts/workouts';
import { keepPreviousData, type QueryClient, queryOptions } from '@formline/shared/query';
import { keepWorkout } from '@formline/shared/training/workout/list/workoutList.queries.ts';

/** Where the workouts of a program are read, and kept after a save: the library, or what is scheduled. It stays the same. */
export interface ProgramWorkouts {
  /** What the keys of the queries begin with. */
  readonly key: readonly string[];
  /** The number a workout gets in the program that it is added to; absent: its own. */
  readonly numberOf?: (added: WorkoutSummary) => number;
  readonly readOne: (id: number, signal: AbortSignal) => Promise<Workout>;
  readonly readAll: (ids: readonly number[], signal: AbortSignal) => Promise<readonly Workout[]>;
  /** What the server holds after a save is what is known from then on. */
  readonly keep: (cache: QueryClient, workout: Workout) => Promise<void>;
}

/** The workouts of the library. */
export const libraryWorkouts: ProgramWorkouts = {
  key: ['workouts'],
  readOne: (id, signal) => call(readWorkout, { params: { id } }, signal),
  readAll: async (ids, signal) =>
    (await call(readWorkouts, { body: { workoutIds: [...ids] } }, signal)).workouts,
  keep: keepWorkout,
};

/** One workout with all that stands in it. It is not read again behind somebody who is changing it. */
export const programWorkoutQuery = ({ key, readOne }: ProgramWorkouts, id: number) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => readOne(id, signal),
    refetchOnWindowFocus: false,
  });

/** What stands in the workouts of a program, by their id. While one more is read, those that are there stay. */
export const programWorkoutsQuery = ({ key, readAll }: ProgramWorkouts, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...key, 'contents', ids],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, Workout>> =>
      new Map((await readAll(ids, signal)).map((workout) => [workout.id, workout])),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });

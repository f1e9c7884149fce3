import { call } from '@formline/shared/api-client';
import {
  readWorkout,
  readWorkouts,
  type Workout,
  type WorkoutSummary,
} from '@formline/shared/contracts/library/workouts';
import {
  derivedQueryOf,
  keepPreviousData,
  type QueryClient,
  queryOf,
  useQuery,
} from '@formline/shared/query';
import { useMemo } from 'react';
import {
  setWorkoutInCache,
  LIBRARY_CONTENTS,
} from '@formline/shared/training/workout/list/workoutList.queries.ts';
import { DRAFT_ORIGIN } from '../../editing/draftOrigin';

/** Source of a program's workouts: the library or a schedule. Must be stable. */
export interface ProgramWorkouts {
  /** Separates the cache of one schedule session; null: the library's. */
  readonly visit: string | null;
  /** Id of an added workout within the program; absent: its own. */
  readonly numberOf?: (added: WorkoutSummary) => number;
  readonly readOne: (id: number, signal: AbortSignal) => Promise<Workout>;
  readonly readAll: (ids: readonly number[], signal: AbortSignal) => Promise<readonly Workout[]>;
  readonly keep: (cache: QueryClient, workout: Workout) => void;
}

export const libraryWorkouts: ProgramWorkouts = {
  visit: null,
  readOne: (id, signal) => call(readWorkout, { params: { id } }, signal),
  readAll: async (ids, signal) =>
    (await call(readWorkouts, { body: { workoutIds: [...ids] } }, signal)).workouts,
  keep: (cache, workout) => void setWorkoutInCache(cache, workout),
};

/** One workout with its sections. Never refetched in the background, because it may be being edited. */
export function programWorkoutQuery({ visit, readOne }: ProgramWorkouts, id: number) {
  const input = { params: { id } };
  const query =
    visit === null
      ? queryOf(readWorkout, input)
      : derivedQueryOf(readWorkout, input, { as: visit, load: ({ signal }) => readOne(id, signal) });
  return { ...query, ...DRAFT_ORIGIN };
}

/** Contents of a program's workouts by id. Loaded ones stay while another loads. */
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

export function useProgramContents(source: ProgramWorkouts, workouts: readonly Pick<WorkoutSummary, 'id'>[]) {
  const ids = useMemo(() => [...new Set(workouts.map(({ id }) => id))].sort((a, b) => a - b), [workouts]);
  return useQuery(programWorkoutsQuery(source, ids));
}

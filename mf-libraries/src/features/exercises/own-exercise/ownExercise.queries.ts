import { call, isApiError } from '@formline/shared/api-client';
import { listFitnessComponents, listMuscleGroups } from '@formline/shared/contracts/catalogues';
import type { ExerciseDetails } from '@formline/shared/contracts/exercises';
import {
  createOwnExercise,
  deleteOwnExercise,
  readOwnExercise,
  updateOwnExercise,
} from '@formline/shared/contracts/ownExercises';
import { queryOptions, useQueryClient } from '@formline/shared/query';
import { exerciseQuery } from '@formline/shared/training/exercise-list/exerciseList.queries.ts';
import { type OwnExerciseDraft, ownExerciseBody } from './ownExerciseDraft';

const NOT_FOUND = 404;

/** An own exercise as it is now; null if there is none. The form begins with it, so that it is asked for anew each time. */
export const ownExerciseQuery = (id: number) =>
  queryOptions({
    queryKey: ['exercises', 'own', id],
    queryFn: async ({ signal }): Promise<ExerciseDetails | null> => {
      try {
        return await call(readOwnExercise, { params: { id } }, signal);
      } catch (error) {
        if (isApiError(error) && error.status === NOT_FOUND) return null;
        throw error;
      }
    },
    staleTime: Infinity,
    gcTime: 0,
  });

/** What the form offers to tag an exercise with. It changes with a new version of the product at most. */
export const muscleGroupsQuery = queryOptions({
  queryKey: ['catalogues', 'muscle-groups'],
  queryFn: ({ signal }) => call(listMuscleGroups, {}, signal),
  staleTime: Infinity,
});
export const fitnessComponentsQuery = queryOptions({
  queryKey: ['catalogues', 'fitness-components'],
  queryFn: ({ signal }) => call(listFitnessComponents, {}, signal),
  staleTime: Infinity,
});

/** Makes, changes and deletes own exercises; lists and details then show it. */
export function useOwnExerciseCalls() {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: ['exercises'] });
  return {
    /** `base` is what the change is based on; null for a new exercise. */
    save: async (draft: OwnExerciseDraft, base: ExerciseDetails | null, idempotencyKey: string) => {
      const body = ownExerciseBody(draft);
      const saved = await (base
        ? call(
            updateOwnExercise,
            { body: { ...body, id: base.id, version: base.version } },
            { idempotencyKey },
          )
        : call(createOwnExercise, { body }, { idempotencyKey }));
      cache.setQueryData(exerciseQuery(saved.id).queryKey, saved);
      void refresh();
      return saved;
    },
    readAnew: (id: number) => call(readOwnExercise, { params: { id } }),
    remove: async (id: number) => {
      await call(deleteOwnExercise, { query: { id } });
      void refresh();
    },
  };
}

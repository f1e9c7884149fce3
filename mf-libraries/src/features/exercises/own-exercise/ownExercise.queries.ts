import { call, isApiError } from '@formline/shared/api-client';
import type { ExerciseDetails } from '@formline/shared/contracts/exercises';
import {
  createOwnExercise,
  readOwnExercise,
  updateOwnExercise,
} from '@formline/shared/contracts/ownExercises';
import { queryOptions, useQueryClient } from '@formline/shared/query';
import { reloadExercises } from '@formline/shared/training/exercise/list/exerciseCache.ts';
import { exerciseQuery } from '@formline/shared/training/exercise/list/exerciseList.queries.ts';
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

/** Makes and changes own exercises; lists and details then show it. */
export function useOwnExerciseCalls() {
  const cache = useQueryClient();
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
      reloadExercises(cache);
      return saved;
    },
    readAgain: (id: number) => call(readOwnExercise, { params: { id } }),
  };
}

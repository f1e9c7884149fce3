import { call, isApiError } from '@formline/shared/api-client';
import type { ExerciseDetails } from '@formline/shared/contracts/library/exercises';
import {
  createOwnExercise,
  readOwnExercise,
  updateOwnExercise,
} from '@formline/shared/contracts/library/ownExercises';
import { change, derivedQueryOf, setAnswer, useQueryClient } from '@formline/shared/query';
import { exerciseQuery } from '@formline/shared/training/exercise/list/exerciseList.queries.ts';
import { DRAFT_ORIGIN } from '@formline/shared/training/editing/draftOrigin.ts';
import { type OwnExerciseDraft, ownExerciseBody } from './ownExerciseDraft';

const NOT_FOUND = 404;

/** Null if missing. Always refetched, because the form starts from it. */
export function ownExerciseQuery(id: number) {
  const input = { params: { id } };
  const load = async (signal: AbortSignal): Promise<ExerciseDetails | null> => {
    try {
      return await call(readOwnExercise, input, signal);
    } catch (error) {
      if (isApiError(error) && error.status === NOT_FOUND) return null;
      throw error;
    }
  };
  return {
    ...derivedQueryOf(readOwnExercise, input, { as: 'if found', load: ({ signal }) => load(signal) }),
    ...DRAFT_ORIGIN,
    staleTime: Infinity,
    gcTime: 0,
  };
}

export function useOwnExerciseCalls() {
  const cache = useQueryClient();
  return {
    /** `base` is the version that the change is based on; null for a new exercise. */
    save: async (draft: OwnExerciseDraft, base: ExerciseDetails | null, idempotencyKey: string) => {
      const body = ownExerciseBody(draft);
      const update = (saved: ExerciseDetails) => void setAnswer(cache, exerciseQuery(saved.id), saved);
      const how = { idempotencyKey, update };
      return base
        ? change(updateOwnExercise, { body: { ...body, id: base.id, version: base.version } }, how)
        : change(createOwnExercise, { body }, how);
    },
    readAgain: (id: number) => call(readOwnExercise, { params: { id } }),
  };
}

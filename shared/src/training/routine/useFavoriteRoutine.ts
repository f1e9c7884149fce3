import {
  type RoutineType,
  toggleFavoriteCompoundRoutine,
} from '@formline/shared/contracts/library/compoundRoutines';
import { change, useMutation, useQueryClient } from '@formline/shared/query';
import { announce } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { useCallback } from 'react';
import { markRoutine, reloadRoutineLists } from './compoundRoutines.queries';
import { routineTexts } from './routine.texts';
import { routineFailure } from './routineFailure';

/** A superset or circuit that exists only in a workout has no library id. */
export interface MarkedRoutine {
  readonly id: number | null;
  readonly title: string;
  readonly routine_type: RoutineType;
}

/** Toggles the mark and refetches lists. The server ignores the second request of a double click. */
export function useFavoriteRoutine() {
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, routine_type }: MarkedRoutine & { readonly id: number }) =>
      change(
        toggleFavoriteCompoundRoutine,
        { params: { id }, query: { routine_type } },
        { reload: 'when-shown', update: ({ is_favorite }) => markRoutine(cache, id, is_favorite) },
      ),
    onSuccess: async ({ is_favorite }, { title }) => {
      announce(is_favorite ? routineTexts.favorite.added(title) : routineTexts.favorite.removed(title));
      await reloadRoutineLists(cache);
    },
    onError: (error, { title }) => notify.error(routineTexts.favorite.failed(title, routineFailure(error))),
  });
  const turn = useCallback(
    (routine: MarkedRoutine) => {
      if (routine.id === null) notify.error(routineTexts.favorite.idMissing);
      else mutate({ ...routine, id: routine.id });
    },
    [mutate],
  );
  return { turn, isPending };
}

import { failureMessage } from '@formline/shared/api-client';
import { type Exercise, toggleFavoriteExercise } from '@formline/shared/contracts/library/exercises';
import { change, useMutation, useQueryClient } from '@formline/shared/query';
import { announce } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { useCallback } from 'react';
import { markFavorite, reloadFavorites } from './exerciseCache';
import { exerciseListTexts as texts } from './exerciseList.texts';

/** Sequential, because the server toggles the mark and two parallel calls could end either way. */
const IN_ORDER = { id: 'favorite-exercise' };

/** Toggles the favourite mark of an exercise. Optimistic: an error reverts it and is shown. The function is stable. */
export function useFavoriteExercise(): (exercise: Exercise) => void {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    scope: IN_ORDER,
    mutationFn: ({ id }: Exercise) =>
      change(
        toggleFavoriteExercise,
        { params: { id } },
        { reload: 'when-shown', update: ({ is_favorite }) => markFavorite(cache, id, is_favorite) },
      ),
    onMutate: ({ id, is_favorite }) => void markFavorite(cache, id, !is_favorite),
    onSuccess: async ({ is_favorite }, { name }) => {
      announce(is_favorite ? texts.favorite.added(name) : texts.favorite.removed(name));
      await reloadFavorites(cache);
    },
    onError: (error, { id, name, is_favorite }) => {
      markFavorite(cache, id, is_favorite);
      notify.error(texts.favorite.failed(name, failureMessage(error)));
    },
  });
  return useCallback((exercise) => mutate(exercise), [mutate]);
}

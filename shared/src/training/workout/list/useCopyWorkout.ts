import { copyWorkout, type WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { useChange } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { keepWorkout, reloadWorkoutLists } from './workoutList.queries';
import { workoutListTexts as texts } from './workoutList.texts';

/**
 * Makes an own workout of another, the provider's or an own one, and tells how it went. What is done with the copy is said
 * with `mutate`: it is left undone when the screen that asked for it is gone.
 */
export function useCopyWorkout() {
  return useChange(copyWorkout, {
    input: ({ id }: Pick<WorkoutSummary, 'id' | 'name'>) => ({ params: { id } }),
    reload: 'when-shown',
    update: (cache, copy) => {
      const upToDate = keepWorkout(cache, copy);
      void reloadWorkoutLists(cache);
      return upToDate;
    },
    onSuccess: (copy) => notify.success(texts.copied(copy.name)),
    onError: (_error, { name }) => notify.error(texts.notCopied(name)),
  });
}

import { copyWorkout, type WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { useChange } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { setWorkoutInCache, reloadWorkoutLists } from './workoutList.queries';
import { workoutListTexts as texts } from './workoutList.texts';

/** Follow-ups belong into `mutate` options, which are skipped after unmount. */
export function useCopyWorkout() {
  return useChange(copyWorkout, {
    input: ({ id }: Pick<WorkoutSummary, 'id' | 'name'>) => ({ params: { id } }),
    reload: 'when-shown',
    update: (cache, copy) => {
      const upToDate = setWorkoutInCache(cache, copy);
      void reloadWorkoutLists(cache);
      return upToDate;
    },
    onSuccess: (copy) => notify.success(texts.copied(copy.name)),
    onError: (_error, { name }) => notify.error(texts.notCopied(name)),
  });
}

import { call } from '@formline/shared/api-client';
import { copyWorkout, type WorkoutSummary } from '@formline/shared/contracts/workouts';
import { useMutation, useQueryClient } from '@formline/shared/query';
import {
  keepWorkout,
  reloadWorkoutLists,
} from '@formline/shared/training/workout-list/workoutList.queries.ts';
import { notify } from '@formline/shared/ui/overlays';
import { workoutsTexts } from './workouts.texts';

/** Makes an own workout of another, the provider's or an own one, and tells how it went. */
export function useCopyWorkout(onCopied: (copy: WorkoutSummary) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<WorkoutSummary, 'id' | 'name'>) => call(copyWorkout, { params: { id } }),
    onSuccess: async (copy) => {
      await keepWorkout(cache, copy);
      void reloadWorkoutLists(cache);
      notify.success(workoutsTexts.copied(copy.name));
      onCopied(copy);
    },
    onError: (_error, { name }) => notify.error(workoutsTexts.notCopied(name)),
  });
}

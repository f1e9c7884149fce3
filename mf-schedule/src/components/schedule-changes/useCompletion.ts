import { completeScheduledWorkout } from '@formline/shared/contracts/scheduling/scheduleChanges';
import type { ScheduledWorkout } from '@formline/shared/contracts/scheduling/schedules';
import { announceChange, useChange, useQueryClient } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { changeFailure } from './changeFailure';
import { scheduleChangesTexts as texts } from './scheduleChanges.texts';

export function useCompletion(clientId: number, { id, workout_name: name }: ScheduledWorkout) {
  const cache = useQueryClient();
  return useChange(completeScheduledWorkout, {
    input: (isComplete: boolean) => ({
      params: { id: clientId, scheduledWorkoutId: id },
      body: { is_complete: isComplete },
    }),
    onSuccess: (_day, isComplete) =>
      notify.success(isComplete ? texts.markedDone(name) : texts.markedNotDone(name)),
    onError: (error) => {
      // Another session may have changed the day.
      announceChange(completeScheduledWorkout.resources);
      notify.error(texts.notMarked(name, changeFailure(error)));
    },
    // Stays pending until the calendar has reloaded.
    onSettled: () =>
      cache.refetchQueries({ type: 'active', predicate: isFetching }, { cancelRefetch: false }),
  });
}

const isFetching = ({ state }: { readonly state: { readonly fetchStatus: string } }) =>
  state.fetchStatus === 'fetching';

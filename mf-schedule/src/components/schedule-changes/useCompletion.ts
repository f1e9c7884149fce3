import { call } from '@formline/shared/api-client';
import { completeScheduledWorkout } from '@formline/shared/contracts/scheduleChanges';
import type { ScheduledWorkout } from '@formline/shared/contracts/schedules';
import { useMutation, useQueryClient } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { reloadCalendars } from '../calendar-cache/calendarCache';
import { changeFailure } from './changeFailure';
import { scheduleChangesTexts as texts } from './scheduleChanges.texts';

/** Marks a workout of a client's calendar as done, or as not done. */
export function useCompletion(clientId: number, { id, workout_name: name }: ScheduledWorkout) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (isComplete: boolean) =>
      call(completeScheduledWorkout, {
        params: { id: clientId, scheduledWorkoutId: id },
        body: { is_complete: isComplete },
      }),
    onSuccess: (_day, isComplete) =>
      notify.success(isComplete ? texts.markedDone(name) : texts.markedNotDone(name)),
    onError: (error) => notify.error(texts.notMarked(name, changeFailure(error))),
    onSettled: () => reloadCalendars(cache),
  });
}

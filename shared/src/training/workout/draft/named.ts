import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { newWorkoutName } from '@formline/shared/domain/training/workoutNames';
import type { WorkoutDraft } from './workoutDraft';

/** Names an unnamed workout with its first edit, because saving needs a name. */
export const named =
  (change: (draft: WorkoutDraft) => WorkoutDraft) =>
  (draft: WorkoutDraft): WorkoutDraft => {
    const changed = change(draft);
    if (changed === draft || changed.name.trim() !== '') return changed;
    return { ...changed, name: newWorkoutName(localCalendarDate(new Date())) };
  };

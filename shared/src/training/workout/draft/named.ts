import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { newWorkoutName } from '@formline/shared/domain/training/workoutNames';
import type { WorkoutDraft } from './workoutDraft';

/** The same change; a workout that nobody has named is given a name with the first thing done to it, to be saved. */
export const named =
  (change: (draft: WorkoutDraft) => WorkoutDraft) =>
  (draft: WorkoutDraft): WorkoutDraft => {
    const changed = change(draft);
    if (changed === draft || changed.name.trim() !== '') return changed;
    return { ...changed, name: newWorkoutName(localCalendarDate(new Date())) };
  };

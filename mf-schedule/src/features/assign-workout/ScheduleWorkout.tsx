import type { Workout } from '@formline/shared/contracts/library/workouts';
import type { WorkoutDraft } from '@formline/shared/training/workout/draft/workoutDraft.ts';
import {
  hasNoContent,
  scheduledName,
  toRequestedWorkouts,
} from '../../components/draft-workouts/draftWorkouts';
import { ScheduleButton } from '../../components/schedule-dialog/ScheduleButton';
import type { Scheduling } from '../../components/schedule-dialog/useScheduling';
import type { CalendarOwner } from '../../components/calendar-owner/calendarOwner';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import { assignWorkoutTexts as texts } from './assignWorkout.texts';

interface ScheduleWorkoutProps {
  readonly owner: CalendarOwner;
  readonly workout: Workout;
  readonly draft: WorkoutDraft | null;
  readonly schedule: Scheduling;
  readonly onBackToList: () => void;
}

export function ScheduleWorkout(props: ScheduleWorkoutProps) {
  const { owner, workout, draft, schedule, onBackToList } = props;
  const today = useToday();
  const name = scheduledName(workout.name, today);
  const key = String(workout.id);
  return (
    <ScheduleButton
      owner={owner}
      name={name}
      emptyHint={hasNoContent(workout) ? texts.noExercises : null}
      workouts={[{ key, name, days_of_week: [] }]}
      modes="once-or-repeat"
      onSchedule={({ daysOf, ...dates }, _key, isAddedAgain) => {
        const days_of_week = daysOf(key);
        const workouts = toRequestedWorkouts([{ workout, draft, days_of_week }], today);
        return schedule({ ...dates, workouts }, { assigned: 'workout', title: name, isAddedAgain });
      }}
      failedText={texts.failed}
      onBackToList={onBackToList}
    />
  );
}

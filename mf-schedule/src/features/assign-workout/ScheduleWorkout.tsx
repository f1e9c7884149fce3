import type { Workout } from '@formline/shared/contracts/workouts';
import { newWorkoutName } from '@formline/shared/domain/workoutNames';
import { useSearchParams } from '@formline/shared/routing';
import type { WorkoutDraft } from '@formline/shared/training/workout-editor/workoutDraft.ts';
import { Button, VisuallyHidden } from '@formline/shared/ui/core';
import { CalendarPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { toRequestedWorkouts } from '../../components/draft-workouts/draftWorkouts';
import { LazyScheduleDialog } from '../../components/schedule-dialog/LazyScheduleDialog';
import type { Scheduling } from '../../components/schedule-dialog/useScheduling';
import { chosenDay } from '../../components/subject/chosenDay';
import type { Subject } from '../../components/subject/subject';
import { useToday } from '../../components/use-today/useToday';
import { assignWorkoutTexts as texts } from './assignWorkout.texts';

interface ScheduleWorkoutProps {
  readonly subject: Subject;
  /** The workout as it is shown, with what was changed. */
  readonly workout: Workout;
  /** What was made of it here; null: it is taken as it is in the library. */
  readonly draft: WorkoutDraft | null;
  readonly schedule: Scheduling;
  readonly onBackToList: () => void;
}

/** Asks on which days the workout is done, and puts it on the calendar. */
export function ScheduleWorkout(props: ScheduleWorkoutProps) {
  const { subject, workout, draft, schedule, onBackToList } = props;
  const [query] = useSearchParams();
  const today = useToday();
  const [isOpen, setIsOpen] = useState(false);
  const hintId = useId();
  const name = workout.name.trim() || newWorkoutName(today);
  const isEmpty = workout.uploaded_media === null && workout.exercise_count === 0;
  const key = String(workout.id);
  return (
    <>
      <Button
        variant="primary"
        size="sm"
        icon={<CalendarPlus />}
        aria-disabled={isEmpty || undefined}
        aria-describedby={isEmpty ? hintId : undefined}
        onClick={() => setIsOpen(!isEmpty)}
      >
        {texts.schedule}
      </Button>
      {isEmpty && <VisuallyHidden id={hintId}>{texts.noExercises}</VisuallyHidden>}
      {isOpen && (
        <LazyScheduleDialog
          subject={subject}
          title={texts.scheduleTitle(name)}
          modes="once-or-repeat"
          startDate={chosenDay(query, today)}
          workouts={[{ key, name, days_of_week: [] }]}
          onSchedule={({ startDate, endDate, daysOf }) => {
            const days_of_week = daysOf(key);
            const workouts = toRequestedWorkouts([{ workout, draft, days_of_week }], today);
            const wish = { assigned: 'workout', title: name } as const;
            return schedule({ startDate, endDate, workouts }, wish);
          }}
          failedText={texts.failed}
          onBackToList={() => {
            setIsOpen(false);
            onBackToList();
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

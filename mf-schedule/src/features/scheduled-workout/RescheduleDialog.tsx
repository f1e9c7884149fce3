import { useState } from 'react';
import { ScheduleDialog } from '../../components/schedule-dialog/ScheduleDialog';
import type { OpenSchedule } from '../../components/schedule-changes/scheduleCalls';
import { datesAhead, presentStart, previewOfNewDates } from '../../components/schedule-changes/newDates';
import { useRescheduling } from '../../components/schedule-changes/useRescheduling';
import type { CalendarOwner } from '../../components/calendar-owner/calendarOwner';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import { scheduledWorkoutTexts } from './scheduledWorkout.texts';

const { reschedule: texts } = scheduledWorkoutTexts;

interface RescheduleDialogProps {
  readonly owner: CalendarOwner;
  readonly schedule: OpenSchedule;
  readonly workoutName: string;
  readonly onClose: () => void;
  readonly finalFocus: (() => HTMLElement | null) | undefined;
}

export function RescheduleDialog(props: RescheduleDialogProps) {
  const { owner, schedule, workoutName, onClose, finalFocus } = props;
  const name = schedule.name ?? workoutName;
  // Frozen, so that a refetch changes neither the form nor its base version.
  const [seen] = useState(schedule);
  const reschedule = useRescheduling(owner, seen);
  const today = useToday();
  const { end_date: endDate, is_repeated: isRepeat, workouts } = seen;
  return (
    <ScheduleDialog
      owner={owner}
      title={texts.title(name)}
      workouts={workouts.map(({ id, workout_name, days_of_week }) => ({
        key: String(id),
        name: workout_name,
        days_of_week,
      }))}
      modes="once-or-repeat"
      isRepeat={isRepeat}
      isRotation={seen.is_rotation}
      startDate={presentStart({ ...seen, datesLeft: datesAhead(seen, today) })}
      endDate={isRepeat ? endDate : undefined}
      previewOf={(dates) => previewOfNewDates(seen, dates, today)}
      submitTexts={texts.submit}
      failedText={texts.failed}
      onSchedule={async (dates, key) => {
        await reschedule(dates, name, key);
        onClose();
      }}
      onClose={onClose}
      finalFocus={finalFocus}
    />
  );
}

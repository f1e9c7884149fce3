import { useQueryClient } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { useState } from 'react';
import { RemoveWorkDialog } from '../../components/remove-work/RemoveWorkDialog';
import { type CalendarWorkout, isOnGroupCalendar } from '../../components/schedule/calendarWorkout';
import { tabbableDay } from '../../components/schedule/calendarFocus';
import { scheduleQuery } from '../../components/schedule-changes/scheduledWork';
import type { MoveWorkout } from '../../components/schedule-changes/useMoveWorkout';
import type { PathSubject } from '../../components/subject/schedulingPaths';
import { useToday } from '../../components/use-today/useToday';
import { MoveDialog } from './MoveDialog';
import { RescheduleDialog } from './RescheduleDialog';
import { useScheduledWork } from './useScheduledWork';
import { useNamedSubject } from './useNamedSubject';
import { WorkoutDetailsDialog } from './WorkoutDetailsDialog';

type View = 'details' | 'move' | 'reschedule' | 'remove';

export interface ScheduledWorkoutDialogProps {
  readonly subject: PathSubject;
  readonly workout: CalendarWorkout;
  readonly canEdit: boolean;
  readonly onMove: MoveWorkout;
  readonly onClose: () => void;
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
}

export function ScheduledWorkoutDialog(props: ScheduledWorkoutDialogProps) {
  const { subject, workout, canEdit, onMove, onClose, finalFocus } = props;
  const today = useToday();
  const [view, setView] = useState<View>('details');
  const work = useScheduledWork(subject, workout, today);
  const named = useNamedSubject(subject);
  const cache = useQueryClient();
  const scope = useClubScope();
  // The workout's element is removed with it, so focus goes to the day.
  const leave = { onClose, onBack: () => setView('details'), finalFocus: tabbableDay };
  const handleMove = (date: string) => {
    if (work.status === 'ready') onMove(work.workout, date);
    onClose();
  };
  if (work.status === 'ready' && view === 'move') {
    return <MoveDialog workout={work.workout} today={today} onMove={handleMove} {...leave} />;
  }
  if (work.status === 'ready' && work.schedule && view === 'remove') {
    const { id } = work.schedule;
    // Waits for the refetch after an own change, because the old version would be refused.
    const readVersion = async () => {
      const query = scheduleQuery(subject, id, { today, scope });
      return (await cache.query({ ...query, staleTime: Infinity })).version;
    };
    return (
      <RemoveWorkDialog
        subject={named}
        name={workout.workout_name}
        scheduleId={id}
        version={readVersion}
        day={dayOf(work.workout)}
        onRemoved={onClose}
        {...leave}
      />
    );
  }
  if (work.status === 'ready' && work.schedule && view === 'reschedule') {
    const { schedule } = work;
    const name = workout.workout_name;
    const rescheduling = { subject: named, schedule, workoutName: name, onClose, finalFocus };
    return <RescheduleDialog {...rescheduling} />;
  }
  return (
    <WorkoutDetailsDialog
      subject={subject}
      name={workout.workout_name}
      work={work}
      today={today}
      canEdit={canEdit}
      onView={setView}
      onClose={onClose}
      finalFocus={finalFocus}
    />
  );
}

function dayOf(workout: CalendarWorkout) {
  const id = isOnGroupCalendar(workout) ? workout.plan_workout_id : workout.id;
  return id === null ? null : { id, date: workout.workout_date, isDone: workout.is_complete };
}

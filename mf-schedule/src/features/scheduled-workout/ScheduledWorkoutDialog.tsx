import type { WorkoutExercise } from '@formline/shared/contracts/library/workoutContent';
import { readClient } from '@formline/shared/contracts/people/users';
import { readClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { queryOf, useQuery, useQueryClient } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { useState } from 'react';
import { ExerciseHistory } from '../../components/exercise-history/ExerciseHistory';
import { RemoveWorkDialog } from '../../components/remove-work/RemoveWorkDialog';
import { type CalendarWorkout, isOnGroupCalendar } from '../../components/schedule/calendarWorkout';
import { tabbableDay } from '../../components/schedule/calendarFocus';
import { scheduleQuery } from '../../components/schedule-changes/scheduledWork';
import type { MoveWorkout } from '../../components/schedule-changes/useMoveWorkout';
import type { PathOwner } from '../../components/calendar-owner/schedulingPaths';
import type { CalendarOwner } from '../../components/calendar-owner/calendarOwner';
import { useWeightUnit } from '@formline/shared/training/use-weight-unit/useWeightUnit.ts';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import { MoveDialog } from './MoveDialog';
import { RescheduleDialog } from './RescheduleDialog';
import { useScheduledWork } from './useScheduledWork';
import { WorkoutDetailsDialog } from './WorkoutDetailsDialog';

type View = 'details' | 'move' | 'reschedule' | 'remove';

export interface ScheduledWorkoutDialogProps {
  readonly owner: PathOwner;
  readonly workout: CalendarWorkout;
  readonly canEdit: boolean;
  readonly onMove: MoveWorkout;
  readonly onClose: () => void;
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
}

export function ScheduledWorkoutDialog(props: ScheduledWorkoutDialogProps) {
  const { owner, workout, canEdit, onMove, onClose, finalFocus } = props;
  const today = useToday();
  const [view, setView] = useState<View>('details');
  const [history, setHistory] = useState<WorkoutExercise | null>(null);
  const unit = useWeightUnit();
  const work = useScheduledWork(owner, workout, today);
  const named = useNamedOwner(owner);
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
      const query = scheduleQuery(owner, id, { today, scope });
      return (await cache.query({ ...query, staleTime: Infinity })).version;
    };
    return (
      <RemoveWorkDialog
        owner={named}
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
    const rescheduling = { owner: named, schedule, workoutName: name, onClose, finalFocus };
    return <RescheduleDialog {...rescheduling} />;
  }
  if (history) {
    const back = { onClose, onBack: () => setHistory(null) };
    return <ExerciseHistory clientId={owner.id} exercise={history} unit={unit} {...back} />;
  }
  return (
    <WorkoutDetailsDialog
      owner={named}
      name={workout.workout_name}
      work={work}
      today={today}
      canEdit={canEdit}
      onView={setView}
      onHistory={owner.kind === 'client' ? setHistory : undefined}
      onClose={onClose}
      finalFocus={finalFocus}
    />
  );
}

function dayOf(workout: CalendarWorkout) {
  const id = isOnGroupCalendar(workout) ? workout.plan_workout_id : workout.id;
  return id === null ? null : { id, date: workout.workout_date, isDone: workout.is_complete };
}

function useNamedOwner(owner: PathOwner): CalendarOwner {
  const isClient = owner.kind === 'client';
  const client = useQuery({ ...queryOf(readClient, { params: { id: owner.id } }), enabled: isClient });
  const group = useQuery({
    ...queryOf(readClientGroup, { params: { id: owner.id }, query: useClubScope() }),
    enabled: !isClient,
  });
  if (owner.kind === 'client') return { ...owner, name: client.data?.full_name ?? owner.firstName };
  return { ...owner, name: group.data?.title ?? '' };
}

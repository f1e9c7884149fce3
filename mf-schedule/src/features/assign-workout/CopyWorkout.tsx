import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { useLocation, useNavigate } from '@formline/shared/routing';
import type { DuplicateState } from '@formline/shared/training/workout/list/duplicateName.ts';
import { useCopyWorkout } from '@formline/shared/training/workout/list/useCopyWorkout.ts';
import { Button } from '@formline/shared/ui/core';
import { Copy } from 'lucide-react';
import { DATE_PARAMETER } from '../../components/calendar-owner/chosenDay';
import { schedulingPath, schedulingTabs } from '../../components/calendar-owner/schedulingPaths';
import type { CalendarOwner } from '../../components/calendar-owner/calendarOwner';
import { assignWorkoutTexts as texts } from './assignWorkout.texts';

const OWN_TAB = `calendar/schedule-workouts/${schedulingTabs.workouts.own}` as const;

interface CopyWorkoutProps {
  readonly workout: WorkoutSummary;
  readonly owner: CalendarOwner;
}

/** The copy is found by its name among the trainer's own workouts. */
export function CopyWorkout({ workout, owner }: CopyWorkoutProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const copying = useCopyWorkout();
  const showCopy = (copy: WorkoutSummary) => {
    const state: DuplicateState = { workoutDuplicateName: copy.name };
    const date = new URLSearchParams(search).get(DATE_PARAMETER);
    const query = { date, view: 'workoutDetails', workoutId: copy.id };
    void navigate(schedulingPath(owner, OWN_TAB, query), { state });
  };
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<Copy />}
      isLoading={copying.isPending}
      onClick={() => copying.mutate(workout, { onSuccess: showCopy })}
    >
      {texts.copy}
    </Button>
  );
}

import { Link as RouterLink, useLeaveGuard, useLocation } from '@formline/shared/routing';
import { LeaveQuestion } from '@formline/shared/training/editing/LeaveQuestion';
import { MostRecentToggle } from '@formline/shared/training/library-list/MostRecentToggle';
import type { ChangeViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { useAwaitedFocus } from '@formline/shared/training/library-list/useAwaitedFocus.ts';
import { useKeptWorkouts } from '@formline/shared/training/program/editor/useKeptWorkouts.ts';
import { RememberedPanels } from '@formline/shared/training/side-panels/RememberedPanels';
import { WorkoutList, type WorkoutListProps } from '@formline/shared/training/workout/list/WorkoutList';
import { Button, EmptyState } from '@formline/shared/ui/core';
import { useCallback } from 'react';
import { useScheduling } from '../../components/schedule-dialog/useScheduling';
import { isSamePage } from '../../components/calendar-owner/isSamePage';
import type { CalendarOwner } from '../../components/calendar-owner/calendarOwner';
import { assignWorkoutTexts as texts, type WorkoutSource } from './assignWorkout.texts';
import {
  type AssignWorkoutViewState,
  type AssignWorkoutView,
  assignWorkoutViews,
  closedWorkout,
} from './assignWorkoutViewState';
import { WorkoutToSchedule } from './WorkoutToSchedule';

const LIST_SHARE = 33;

const viewsWithPanel: ReadonlySet<AssignWorkoutView> = new Set(
  assignWorkoutViews.filter((view) => !['workoutList', 'workoutDetails', 'videoWorkout'].includes(view)),
);

export interface AssignWorkoutProps {
  readonly owner: CalendarOwner;
  readonly source: WorkoutSource;
  readonly viewState: AssignWorkoutViewState;
  readonly onViewStateChange: ChangeViewState<AssignWorkoutViewState>;
  readonly canEdit: boolean;
  readonly takesFocus: boolean;
}

export function AssignWorkout(props: AssignWorkoutProps) {
  const { owner, source, viewState, onViewStateChange, canEdit, takesFocus } = props;
  const { search, order, view, workoutId } = viewState;
  const location = useLocation();
  const list = useAwaitedFocus();
  const keeping = useKeptWorkouts();
  const isChanged = keeping.changed.size > 0;
  const guard = useLeaveGuard({
    asksOnNavigation: isChanged,
    asksOnUnload: isChanged,
    isStaying: (next) => isSamePage(location, next),
  });
  // Held above the dialog, so that a retry is recognised as the same request.
  const schedule = useScheduling(owner, guard);
  const handleOpen = useCallback<WorkoutListProps['onOpen']>(
    (opened, options) => onViewStateChange({ ...closedWorkout, ...opened }, options),
    [onViewStateChange],
  );
  const handleClose = () => {
    onViewStateChange(closedWorkout);
    list.focus();
  };
  // The dialog traps focus until it has closed.
  const handleBack = () => {
    onViewStateChange(closedWorkout);
    requestAnimationFrame(() => requestAnimationFrame(list.focus));
  };
  const change = (part: Partial<AssignWorkoutViewState>) => onViewStateChange(part, { replace: true });
  return (
    <>
      <RememberedPanels
        name="workouts"
        label={texts.listWidth}
        defaultShare={LIST_SHARE}
        needsRoom={viewsWithPanel.has(view)}
        start={
          <WorkoutList
            list={{ author: source, search, order }}
            openId={workoutId}
            onOpen={handleOpen}
            listRef={list.ref}
            onSearch={(text) => change({ search: text })}
            tools={<MostRecentToggle order={order} onChange={(next) => change({ order: next })} />}
            empty={<NoWorkouts source={source} />}
          />
        }
        end={
          workoutId !== null && (
            <WorkoutToSchedule
              key={workoutId}
              {...{ owner, workoutId, viewState, onViewStateChange }}
              {...{ canEdit, takesFocus, keeping, schedule }}
              onBackToList={handleBack}
              onClose={handleClose}
            />
          )
        }
      />
      <LeaveQuestion guard={guard} />
    </>
  );
}

const MY_WORKOUTS_PATH = '/libraries/workouts/my-workouts';

function NoWorkouts({ source }: { readonly source: WorkoutSource }) {
  if (source !== 'trainer') return <EmptyState {...texts.none} />;
  return (
    <EmptyState
      {...texts.firstTime}
      action={
        <Button asChild variant="primary">
          <RouterLink to={MY_WORKOUTS_PATH}>{texts.toLibrary}</RouterLink>
        </Button>
      }
    />
  );
}

import { Link as RouterLink, useLeaveGuard, useLocation } from '@formline/shared/routing';
import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { LeaveQuestion } from '@formline/shared/training/editing/LeaveQuestion';
import { LibraryList } from '@formline/shared/training/library-list/LibraryList';
import { MostRecentToggle } from '@formline/shared/training/library-list/MostRecentToggle';
import type { ChangeViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { useAwaitedFocus } from '@formline/shared/training/library-list/useAwaitedFocus.ts';
import { useKeptWorkouts } from '@formline/shared/training/program/editor/useKeptWorkouts.ts';
import { RememberedPanels } from '@formline/shared/training/side-panels/RememberedPanels';
import { useWorkoutListing } from '@formline/shared/training/workout/list/useWorkoutListing.ts';
import { WorkoutRow } from '@formline/shared/training/workout/list/WorkoutRow';
import { announce, Button, EmptyState } from '@formline/shared/ui/core';
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

const keyOf = ({ id }: WorkoutSummary) => String(id);
const renderRow = (workout: WorkoutSummary) => <WorkoutRow workout={workout} />;

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
  const listing = useWorkoutListing({ author: source, search, order });
  const isChanged = keeping.changed.size > 0;
  const guard = useLeaveGuard({
    asksOnNavigation: isChanged,
    asksOnUnload: isChanged,
    isStaying: (next) => isSamePage(location, next),
  });
  // Held above the dialog, so that a retry is recognised as the same request.
  const schedule = useScheduling(owner, guard);
  const handleChoose = useCallback(
    (workout: WorkoutSummary, isFollowing: boolean) => {
      if (workout.id === workoutId) return;
      const opened = workout.uploaded_media ? 'videoWorkout' : 'workoutDetails';
      onViewStateChange({ ...closedWorkout, view: opened, workoutId: workout.id }, { replace: isFollowing });
      if (!isFollowing) announce(texts.opened(workout.name));
    },
    [workoutId, onViewStateChange],
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
          <LibraryList
            heading={texts.headings[source]}
            label={texts.headings[source]}
            texts={texts.list}
            listing={listing}
            keyOf={keyOf}
            renderRow={renderRow}
            choice={{
              kind: 'one',
              chosenKey: workoutId === null ? null : String(workoutId),
              onChoose: handleChoose,
            }}
            listRef={list.ref}
            search={search}
            onSearch={(text) => change({ search: text })}
            tools={<MostRecentToggle order={order} onChange={(next) => change({ order: next })} />}
            onClearAll={() => change({ search: '' })}
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

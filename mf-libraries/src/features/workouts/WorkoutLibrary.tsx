import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import * as z from '@formline/shared/contracts/schema';
import { browserRecord } from '@formline/shared/session';
import { LibraryList } from '@formline/shared/training/library-list/LibraryList';
import { ListToggle, type ListToggleProps } from '@formline/shared/training/library-list/ListToggle';
import { MostRecentToggle } from '@formline/shared/training/library-list/MostRecentToggle';
import type { ChangeViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { RememberedPanels } from '@formline/shared/training/side-panels/RememberedPanels';
import { useWorkoutListing } from '@formline/shared/training/workout/list/useWorkoutListing.ts';
import { WorkoutRow } from '@formline/shared/training/workout/list/WorkoutRow';
import { announce, EmptyState } from '@formline/shared/ui/core';
import { EyeOff } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { CreateWorkoutMenu } from './CreateWorkoutMenu';
import { NEW_WORKOUT, type WorkoutViewState, type WorkoutView, workoutViews } from './workoutViewState';
import { type WorkoutSource, workoutsTexts } from './workouts.texts';
import { WorkoutScreen } from './WorkoutScreen';

const LIST_SHARE = 33;

const viewsWithPanel: ReadonlySet<WorkoutView> = new Set(
  workoutViews.filter((view) => !['workoutList', 'workoutDetails', 'videoWorkout'].includes(view)),
);

const keyOf = ({ id }: WorkoutSummary) => String(id);
const renderRow = (workout: WorkoutSummary) => <WorkoutRow workout={workout} />;

export interface WorkoutLibraryProps {
  readonly source: WorkoutSource;
  readonly viewState: WorkoutViewState;
  readonly onViewStateChange: ChangeViewState<WorkoutViewState>;
  readonly canEdit: boolean;
  /** Moves focus to a workout made just now. */
  readonly takesFocus: boolean;
}

export function WorkoutLibrary(props: WorkoutLibraryProps) {
  const { source, viewState, onViewStateChange, canEdit, takesFocus } = props;
  const { search, order, view, workoutId } = viewState;
  const isOpen = workoutId !== null && (canEdit || workoutId !== NEW_WORKOUT);
  const [hidesPrograms, setHidesPrograms] = useHiddenProgramWorkouts();
  const outsidePrograms = source === 'trainer' && hidesPrograms;
  const listing = useWorkoutListing({ author: source, search, order, outsidePrograms });
  const listRef = useRef<HTMLDivElement>(null);
  const handleChoose = useCallback(
    (workout: WorkoutSummary, isFollowing: boolean) => {
      if (workout.id === workoutId) return;
      const kind = workout.uploaded_media ? 'videoWorkout' : 'workoutDetails';
      onViewStateChange({ view: kind, workoutId: workout.id, exerciseId: null }, { replace: isFollowing });
      if (!isFollowing) announce(workoutsTexts.screen.opened(workout.name));
    },
    [workoutId, onViewStateChange],
  );
  const close = (options: { replace: boolean }) => {
    onViewStateChange({ view: 'workoutList' }, options);
    listRef.current?.focus({ preventScroll: true });
  };
  const change = (part: Partial<WorkoutViewState>) => onViewStateChange(part, { replace: true });
  return (
    <RememberedPanels
      name="workouts"
      label={workoutsTexts.screen.width}
      defaultShare={LIST_SHARE}
      needsRoom={viewsWithPanel.has(view)}
      start={
        <LibraryList
          heading={workoutsTexts.headings[source]}
          label={workoutsTexts.headings[source]}
          texts={workoutsTexts.list}
          listing={listing}
          keyOf={keyOf}
          renderRow={renderRow}
          choice={{
            kind: 'one',
            chosenKey: workoutId === null ? null : String(workoutId),
            onChoose: handleChoose,
          }}
          listRef={listRef}
          search={search}
          onSearch={(text) => change({ search: text })}
          tools={
            <>
              {source === 'trainer' && <HideToggle isOn={hidesPrograms} onChange={setHidesPrograms} />}
              <MostRecentToggle order={order} onChange={(next) => change({ order: next })} />
            </>
          }
          onClearAll={() => change({ search: '' })}
          empty={<WorkoutListEmpty {...{ source, canEdit, outsidePrograms }} />}
        />
      }
      end={
        isOpen && (
          <WorkoutScreen
            viewState={viewState}
            workoutId={workoutId}
            onViewStateChange={onViewStateChange}
            onClose={() => close({ replace: false })}
            onDeleted={() => close({ replace: true })}
            canEdit={canEdit}
            takesFocus={takesFocus}
          />
        )
      }
    />
  );
}

const HideToggle = (toggle: Pick<ListToggleProps, 'isOn' | 'onChange'>) => (
  <ListToggle label={workoutsTexts.hidePrograms} icon={<EyeOff />} {...toggle} />
);

interface WorkoutListEmptyProps {
  readonly source: WorkoutSource;
  readonly canEdit: boolean;
  readonly outsidePrograms: boolean;
}

function WorkoutListEmpty({ source, canEdit, outsidePrograms }: WorkoutListEmptyProps) {
  const { firstTime, empty } = workoutsTexts;
  if (outsidePrograms) return <EmptyState {...workoutsTexts.emptyOutsidePrograms} />;
  if (source === 'trainer' && canEdit) return <EmptyState {...firstTime} action={<CreateWorkoutMenu />} />;
  return <EmptyState {...empty[source]} />;
}

const hidesProgramWorkouts = browserRecord('hidesProgramWorkouts', z.boolean(), {
  tabs: 'all',
  until: 'removed',
});

function useHiddenProgramWorkouts() {
  const [isHidden, setIsHidden] = useState(() => hidesProgramWorkouts.read() ?? false);
  const handleChange = (next: boolean) => {
    setIsHidden(next);
    hidesProgramWorkouts.write(next);
  };
  return [isHidden, handleChange] as const;
}

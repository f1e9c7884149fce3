import * as z from '@formline/shared/contracts/schema';
import { browserRecord } from '@formline/shared/session';
import { ListToggle, type ListToggleProps } from '@formline/shared/training/library-list/ListToggle';
import { MostRecentToggle } from '@formline/shared/training/library-list/MostRecentToggle';
import type { ChangeViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { RememberedPanels } from '@formline/shared/training/side-panels/RememberedPanels';
import { WorkoutList, type WorkoutListProps } from '@formline/shared/training/workout/list/WorkoutList';
import { EmptyState } from '@formline/shared/ui/core';
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
  const listRef = useRef<HTMLDivElement>(null);
  const handleOpen = useCallback<WorkoutListProps['onOpen']>(
    (opened, options) => onViewStateChange({ ...opened, exerciseId: null }, options),
    [onViewStateChange],
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
        <WorkoutList
          list={{ author: source, search, order, outsidePrograms }}
          openId={workoutId}
          onOpen={handleOpen}
          listRef={listRef}
          onSearch={(text) => change({ search: text })}
          tools={
            <>
              {source === 'trainer' && <HideToggle isOn={hidesPrograms} onChange={setHidesPrograms} />}
              <MostRecentToggle order={order} onChange={(next) => change({ order: next })} />
            </>
          }
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

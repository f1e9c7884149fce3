import type { WorkoutSummary } from '@formline/shared/contracts/workouts';
import { LibraryList } from '@formline/shared/training/library-list/LibraryList';
import { MostRecentToggle } from '@formline/shared/training/library-list/MostRecentToggle';
import type { ChangePlace } from '@formline/shared/training/library-list/useAddressPlace.ts';
import { useWorkoutListing } from '@formline/shared/training/workout-list/useWorkoutListing.ts';
import { WorkoutRow } from '@formline/shared/training/workout-list/WorkoutRow';
import { announce } from '@formline/shared/ui/core';
import { useCallback, useRef } from 'react';
import type { WorkoutPlace } from './workoutPlace';
import { type WorkoutSource, workoutsTexts } from './workouts.texts';
import { WorkoutListEmpty } from './WorkoutListEmpty';
import { WorkoutPanes } from './WorkoutPanes';
import { WorkoutScreen } from './WorkoutScreen';

const keyOf = ({ id }: WorkoutSummary) => String(id);
const renderRow = (workout: WorkoutSummary) => <WorkoutRow workout={workout} />;

export interface WorkoutLibraryProps {
  readonly source: WorkoutSource;
  readonly place: WorkoutPlace;
  readonly onPlaceChange: ChangePlace<WorkoutPlace>;
  readonly canEdit: boolean;
}

/** The workouts of one source: the list, and beside it the one that is open. */
export function WorkoutLibrary({ source, place, onPlaceChange, canEdit }: WorkoutLibraryProps) {
  const { search, order, workoutId } = place;
  const listing = useWorkoutListing({ author: source, search, order });
  const listRef = useRef<HTMLDivElement>(null);
  const handleChoose = useCallback(
    (workout: WorkoutSummary, isFollowing: boolean) => {
      if (workout.id === workoutId) return;
      const view = workout.uploaded_media ? 'videoWorkout' : 'workoutDetails';
      onPlaceChange({ view, workoutId: workout.id, exerciseId: null }, { replace: isFollowing });
      if (!isFollowing) announce(workoutsTexts.screen.opened(workout.name));
    },
    [workoutId, onPlaceChange],
  );
  const handleClose = () => {
    onPlaceChange({ view: 'workoutList' });
    listRef.current?.focus({ preventScroll: true });
  };
  const change = (part: Partial<WorkoutPlace>) => onPlaceChange(part, { replace: true });
  return (
    <WorkoutPanes
      list={
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
          tools={<MostRecentToggle order={order} onChange={(next) => change({ order: next })} />}
          onClearAll={() => change({ search: '' })}
          empty={<WorkoutListEmpty source={source} canEdit={canEdit} />}
        />
      }
      screen={
        workoutId === null ? null : (
          <WorkoutScreen
            place={place}
            workoutId={workoutId}
            onPlaceChange={onPlaceChange}
            onClose={handleClose}
            canEdit={canEdit}
          />
        )
      }
    />
  );
}

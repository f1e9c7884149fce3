import type { Exercise } from '@formline/shared/contracts/exercises';
import { announce, chakra } from '@formline/shared/ui/core';
import { type KeyboardEvent, lazy, Suspense, useCallback, useRef } from 'react';
import { ExerciseDetailsFrame } from './ExerciseDetailsFrame';
import { ExerciseDetailsSkeleton } from './ExerciseDetailsSkeleton';
import { ExerciseListCard } from './ExerciseListCard';
import type { ExercisePlace } from './exercisePlace';
import { exercisesTexts } from './exercises.texts';
import { useExerciseListing } from './useExerciseListing';
import type { ChangeExercisePlace } from './useExercisePlace';

/** Comes when the first exercise is opened: the list is there sooner without it. */
const ExerciseDetailsPanel = lazy(async () => {
  const { ExerciseDetailsPanel: Panel } = await import('./ExerciseDetailsPanel');
  return { default: Panel };
});

/** List and details fill the page's body, and scroll each for itself. */
const Panes = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    gap: '6',
    minH: '0',
  },
  variants: {
    hasDetails: {
      true: { gridTemplateColumns: 'minmax(0, 1fr) minmax({sizes.96}, 30%)' },
      false: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
});

export interface ExerciseLibraryProps {
  place: ExercisePlace;
  onPlaceChange: ChangeExercisePlace;
}

/** The provider's exercises: the list, and beside it the details of the one that is chosen. */
export function ExerciseLibrary({ place, onPlaceChange }: ExerciseLibraryProps) {
  const { exerciseId } = place;
  const listing = useExerciseListing(place);
  const listRef = useRef<HTMLDivElement>(null);
  const handleSelect = useCallback(
    (exercise: Exercise, isFollowing: boolean) => {
      if (exercise.id === exerciseId) return;
      onPlaceChange({ exerciseId: exercise.id }, { replace: isFollowing });
      if (!isFollowing) announce(exercisesTexts.details.opened(exercise.name));
    },
    [exerciseId, onPlaceChange],
  );
  const handleClose = () => {
    onPlaceChange({ exerciseId: null });
    listRef.current?.focus({ preventScroll: true });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && exerciseId !== null) handleClose();
  };
  return (
    <Panes hasDetails={exerciseId !== null} onKeyDown={handleKeyDown}>
      <ExerciseListCard
        place={place}
        onPlaceChange={onPlaceChange}
        listing={listing}
        listRef={listRef}
        onSelect={handleSelect}
      />
      {exerciseId !== null && (
        <Suspense fallback={<DetailsOnTheirWay onClose={handleClose} />}>
          <ExerciseDetailsPanel
            exerciseId={exerciseId}
            listed={listing.query.data?.find(({ id }) => id === exerciseId)}
            isListPending={listing.query.isPending}
            onClose={handleClose}
          />
        </Suspense>
      )}
    </Panes>
  );
}

function DetailsOnTheirWay({ onClose }: { onClose: () => void }) {
  return (
    <ExerciseDetailsFrame onClose={onClose}>
      <ExerciseDetailsSkeleton />
    </ExerciseDetailsFrame>
  );
}

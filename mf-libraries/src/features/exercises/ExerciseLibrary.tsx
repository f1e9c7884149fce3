import type { Exercise } from '@formline/shared/contracts/exercises';
import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import { useExerciseListing } from '@formline/shared/training/exercise-list/useExerciseListing.ts';
import { ExerciseRow } from '@formline/shared/training/exercise-row/ExerciseRow';
import { LibraryList } from '@formline/shared/training/library-list/LibraryList';
import { MostRecentToggle } from '@formline/shared/training/library-list/MostRecentToggle';
import type { ChangePlace } from '@formline/shared/training/library-list/useAddressPlace.ts';
import { announce, chakra, EmptyState } from '@formline/shared/ui/core';
import { type KeyboardEvent, lazy, Suspense, useCallback, useRef } from 'react';
import { ExerciseDetailsFrame } from './ExerciseDetailsFrame';
import { ExerciseDetailsSkeleton } from './ExerciseDetailsSkeleton';
import type { ExercisePlace } from './exercisePlace';
import { exercisesTexts } from './exercises.texts';

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

const keyOf = ({ id }: Exercise) => String(id);
const renderRow = (exercise: Exercise) => <ExerciseRow exercise={exercise} />;

export interface ExerciseLibraryProps {
  place: ExercisePlace;
  onPlaceChange: ChangePlace<ExercisePlace>;
}

/** The provider's exercises: the list, and beside it the details of the one that is chosen. */
export function ExerciseLibrary({ place, onPlaceChange }: ExerciseLibraryProps) {
  const { exerciseId, search, order } = place;
  const listing = useExerciseListing({
    sources: [PRODUCT_SLUG],
    muscleGroupIds: [],
    fitnessComponentIds: [],
    search,
    order,
  });
  const listRef = useRef<HTMLDivElement>(null);
  const handleChoose = useCallback(
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
  const change = (part: Partial<ExercisePlace>) => onPlaceChange(part, { replace: true });
  return (
    <Panes hasDetails={exerciseId !== null} onKeyDown={handleKeyDown}>
      <LibraryList
        heading={exercisesTexts.heading}
        label={exercisesTexts.listLabel}
        texts={exercisesTexts.list}
        listing={listing}
        keyOf={keyOf}
        renderRow={renderRow}
        choice={{
          kind: 'one',
          chosenKey: exerciseId === null ? null : String(exerciseId),
          onChoose: handleChoose,
        }}
        listRef={listRef}
        search={search}
        onSearch={(text) => change({ search: text })}
        tools={<MostRecentToggle order={order} onChange={(next) => change({ order: next })} />}
        onClearAll={() => change({ search: '' })}
        empty={<EmptyState {...exercisesTexts.empty} />}
      />
      {exerciseId !== null && (
        <Suspense fallback={<DetailsOnTheirWay onClose={handleClose} />}>
          <ExerciseDetailsPanel
            exerciseId={exerciseId}
            listed={listing.items.find(({ id }) => id === exerciseId)}
            isListPending={listing.state === 'loading'}
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

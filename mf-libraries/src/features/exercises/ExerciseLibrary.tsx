import type { Exercise } from '@formline/shared/contracts/exercises';
import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import { LazyExerciseDetails } from '@formline/shared/training/exercise-details/LazyExerciseDetails';
import { useExerciseListing } from '@formline/shared/training/exercise-list/useExerciseListing.ts';
import { ExerciseRow } from '@formline/shared/training/exercise-row/ExerciseRow';
import { LibraryList } from '@formline/shared/training/library-list/LibraryList';
import { MostRecentToggle } from '@formline/shared/training/library-list/MostRecentToggle';
import type { ChangePlace } from '@formline/shared/training/library-list/useAddressPlace.ts';
import { announce, chakra, EmptyState } from '@formline/shared/ui/core';
import { type KeyboardEvent, useCallback, useRef } from 'react';
import type { ExercisePlace } from './exercisePlace';
import { exercisesTexts } from './exercises.texts';

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
  const { exerciseId, showsAdjustments, search, order } = place;
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
      if (!isFollowing) announce(exercisesTexts.detailsOpened(exercise.name));
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
        <LazyExerciseDetails
          exerciseId={exerciseId}
          listed={listing.items.find(({ id }) => id === exerciseId)}
          isListPending={listing.state === 'loading'}
          showsAdjustments={showsAdjustments}
          onShowAdjustments={(isShown) => onPlaceChange({ showsAdjustments: isShown }, { replace: true })}
          onOpen={(id) => onPlaceChange({ exerciseId: id })}
          onClose={handleClose}
        />
      )}
    </Panes>
  );
}

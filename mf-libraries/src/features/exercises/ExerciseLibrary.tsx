import type { Exercise } from '@formline/shared/contracts/exercises';
import type { ChangePlace } from '@formline/shared/training/library-list/useAddressPlace.ts';
import { RememberedPanels } from '@formline/shared/training/side-panels/RememberedPanels';
import { announce, chakra } from '@formline/shared/ui/core';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { DeleteExerciseDialog } from './DeleteExerciseDialog';
import { ExercisePanel } from './ExercisePanel';
import type { ExercisePlace } from './exercisePlace';
import { exercisesTexts } from './exercises.texts';
import { ExerciseTabList } from './ExerciseTabList';
import type { ExerciseTab } from './exerciseTabs';
import { useTabListing } from './useTabListing';

export interface ExerciseLibraryProps {
  tab: ExerciseTab;
  place: ExercisePlace;
  onPlaceChange: ChangePlace<ExercisePlace>;
  canEdit: boolean;
}

/** One tab of the exercises: the list, and beside it the exercise that is open. */
export function ExerciseLibrary({ tab, place, onPlaceChange, canEdit }: ExerciseLibraryProps) {
  const { open } = place;
  const [toDelete, setToDelete] = useState<Exercise | null>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const listing = useTabListing(tab, place);
  const handleNarrow = useCallback(
    (part: Partial<ExercisePlace>) => onPlaceChange(part, { replace: true }),
    [onPlaceChange],
  );
  const handleChoose = useCallback(
    (exercise: Exercise, isFollowing: boolean) => {
      if (exercise.id === open?.id) return;
      const view = exercise.exercise_source === 'trainer' ? 'customExerciseDetails' : 'exerciseDetails';
      onPlaceChange({ open: { view, id: exercise.id }, showsAdjustments: false }, { replace: isFollowing });
      if (!isFollowing) announce(exercisesTexts.detailsOpened(exercise.name));
    },
    [open?.id, onPlaceChange],
  );
  const handleClose = () => {
    onPlaceChange({ open: null });
    listRef.current?.focus({ preventScroll: true });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Menus and dialogs stand elsewhere in the page: Escape closes them alone.
    if (event.key === 'Escape' && open !== null && isWithin(event)) handleClose();
  };
  return (
    <chakra.div minH="0" onKeyDown={handleKeyDown}>
      <RememberedPanels
        name="exercises"
        label={exercisesTexts.panels}
        start={
          <ExerciseTabList
            tab={tab}
            place={place}
            listing={listing}
            choice={{ kind: 'one', chosenKey: open ? String(open.id) : null, onChoose: handleChoose }}
            canEdit={canEdit}
            listRef={listRef}
            onNarrow={handleNarrow}
            onDelete={setToDelete}
          />
        }
        end={
          open && (
            <ExercisePanel
              open={open}
              place={place}
              listing={listing}
              onPlaceChange={onPlaceChange}
              onClose={handleClose}
            />
          )
        }
      />
      {toDelete && (
        <DeleteExerciseDialog
          exercise={toDelete}
          onDeleted={() => onPlaceChange({ open: null }, { replace: true })}
          onClose={() => setToDelete(null)}
          finalFocus={() => listRef.current}
        />
      )}
    </chakra.div>
  );
}

const isWithin = ({ target, currentTarget }: KeyboardEvent) =>
  target instanceof Node && currentTarget.contains(target);

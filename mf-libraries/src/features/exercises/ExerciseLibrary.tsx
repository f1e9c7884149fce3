import type { Exercise } from '@formline/shared/contracts/exercises';
import type { ChangePlace } from '@formline/shared/training/library-list/useAddressPlace.ts';
import { RememberedPanels } from '@formline/shared/training/side-panels/RememberedPanels';
import { announce, chakra } from '@formline/shared/ui/core';
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DeleteExerciseDialog } from './DeleteExerciseDialog';
import type { ExercisePlace } from './exercisePlace';
import { exercisesTexts } from './exercises.texts';
import { ExerciseTabList } from './ExerciseTabList';
import type { ExerciseTab } from './exerciseTabs';
import { exerciseKey, keyOfItem, routineKey, type TabItem } from './tabItem';
import { TabPanel } from './TabPanel';
import { useTabListing } from './useTabListing';

export interface ExerciseLibraryProps {
  tab: ExerciseTab;
  place: ExercisePlace;
  onPlaceChange: ChangePlace<ExercisePlace>;
  canEdit: boolean;
}

/** One tab of the exercises: the list, and beside it the exercise that is open. */
export function ExerciseLibrary({ tab, place, onPlaceChange, canEdit }: ExerciseLibraryProps) {
  const [toDelete, setToDelete] = useState<Exercise | null>(null);
  const [deletedId, setDeletedId] = useState<number | null>(null);
  const isOpenGone = deletedId !== null && place.open?.id === deletedId;
  const openKey = isOpenGone || (isMaking(place) && !canEdit) ? null : openKeyOf(place);
  const listRef = useRef<HTMLDivElement>(null);
  const listing = useTabListing(tab, place);
  const handleNarrow = useCallback(
    (part: Partial<ExercisePlace>) => onPlaceChange(part, { replace: true }),
    [onPlaceChange],
  );
  const handleChoose = useCallback(
    (item: TabItem, isFollowing: boolean) => {
      if (keyOfItem(item) === openKey) return;
      onPlaceChange({ ...placeOf(item), showsAdjustments: false }, { replace: isFollowing });
      if (!isFollowing) announce(exercisesTexts.detailsOpened(nameOf(item)));
    },
    [openKey, onPlaceChange],
  );
  const handleClose = () => {
    onPlaceChange({ open: null, routine: null });
    listRef.current?.focus({ preventScroll: true });
  };
  const closeGone = useEffectEvent(() => onPlaceChange({ open: null }, { replace: true }));
  // Meets the address: it names no exercise that is deleted. The form has gone before, and asks nothing about its draft.
  useEffect(() => {
    if (isOpenGone) closeGone();
  }, [isOpenGone]);
  const handleKeyDown = (event: KeyboardEvent) => {
    // Menus and dialogs stand elsewhere in the page: Escape closes them alone.
    if (event.key === 'Escape' && openKey !== null && isWithin(event)) handleClose();
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
            choice={{ kind: 'one', chosenKey: openKey, onChoose: handleChoose }}
            canEdit={canEdit}
            listRef={listRef}
            onNarrow={handleNarrow}
            onDelete={setToDelete}
          />
        }
        end={
          openKey !== null && (
            <TabPanel
              place={place}
              listing={listing}
              canEdit={canEdit}
              onPlaceChange={onPlaceChange}
              onClose={handleClose}
            />
          )
        }
      />
      {toDelete && (
        <DeleteExerciseDialog
          exercise={toDelete}
          onDeleted={() => setDeletedId(toDelete.id)}
          failedText={exercisesTexts.deletion.failed}
          onClose={() => setToDelete(null)}
          finalFocus={() => listRef.current}
        />
      )}
    </chakra.div>
  );
}

function openKeyOf({ open, routine }: ExercisePlace): string | null {
  if (routine) return routineKey(routine.id);
  return open && exerciseKey(open.id);
}

/** A new one is made, which managers do not. */
const isMaking = ({ open, routine }: ExercisePlace): boolean => (routine ?? open)?.id === 'new';

/** An own exercise opens in its form, which a manager reads. */
function placeOf(item: TabItem): Pick<ExercisePlace, 'open' | 'routine'> {
  if (item.kind === 'routine') {
    const { id, routine_type: routineType } = item.routine;
    return { open: null, routine: { routineType, id, exerciseId: null } };
  }
  const { id, exercise_source } = item.exercise;
  const view = exercise_source === 'trainer' ? 'customExerciseDetails' : 'exerciseDetails';
  return { open: { view, id }, routine: null };
}

const nameOf = (item: TabItem) => (item.kind === 'exercise' ? item.exercise.name : item.routine.title);

const isWithin = ({ target, currentTarget }: KeyboardEvent) =>
  target instanceof Node && currentTarget.contains(target);

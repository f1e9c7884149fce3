import type { Exercise } from '@formline/shared/contracts/library/exercises';
import type { ChangeViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { RememberedPanels } from '@formline/shared/training/side-panels/RememberedPanels';
import { announce, chakra } from '@formline/shared/ui/core';
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DeleteExerciseDialog } from './DeleteExerciseDialog';
import type { ExerciseViewState } from './exerciseViewState';
import { exercisesTexts } from './exercises.texts';
import { ExerciseTabList } from './ExerciseTabList';
import type { ExerciseTab } from './exerciseTabs';
import { exerciseKey, keyOfItem, routineKey, type TabItem } from './tabItem';
import { TabPanel } from './TabPanel';
import { useTabListing } from './useTabListing';

export interface ExerciseLibraryProps {
  tab: ExerciseTab;
  viewState: ExerciseViewState;
  onViewStateChange: ChangeViewState<ExerciseViewState>;
  canEdit: boolean;
}

export function ExerciseLibrary({ tab, viewState, onViewStateChange, canEdit }: ExerciseLibraryProps) {
  const [toDelete, setToDelete] = useState<Exercise | null>(null);
  const [deletedId, setDeletedId] = useState<number | null>(null);
  const isOpenDeleted = deletedId !== null && viewState.open?.id === deletedId;
  const openKey = isOpenDeleted || (isMaking(viewState) && !canEdit) ? null : openKeyOf(viewState);
  const listRef = useRef<HTMLDivElement>(null);
  const listing = useTabListing(tab, viewState);
  const handleNarrow = useCallback(
    (part: Partial<ExerciseViewState>) => onViewStateChange(part, { replace: true }),
    [onViewStateChange],
  );
  const handleChoose = useCallback(
    (item: TabItem, isFollowing: boolean) => {
      if (keyOfItem(item) === openKey) return;
      onViewStateChange({ ...viewStateOf(item), showsAdjustments: false }, { replace: isFollowing });
      if (!isFollowing) announce(exercisesTexts.detailsOpened(nameOf(item)));
    },
    [openKey, onViewStateChange],
  );
  const handleClose = () => {
    onViewStateChange({ open: null, routine: null });
    listRef.current?.focus({ preventScroll: true });
  };
  const closeDeleted = useEffectEvent(() => onViewStateChange({ open: null }, { replace: true }));
  // Effect: removes a deleted exercise from the URL, after the form has unmounted without a leave warning.
  useEffect(() => {
    if (isOpenDeleted) closeDeleted();
  }, [isOpenDeleted]);
  const handleKeyDown = (event: KeyboardEvent) => {
    // Menus and dialogs render in portals, so Escape closes only them.
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
            viewState={viewState}
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
              viewState={viewState}
              listing={listing}
              canEdit={canEdit}
              onViewStateChange={onViewStateChange}
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

function openKeyOf({ open, routine }: ExerciseViewState): string | null {
  if (routine) return routineKey(routine.id);
  return open && exerciseKey(open.id);
}

const isMaking = ({ open, routine }: ExerciseViewState): boolean => (routine ?? open)?.id === 'new';

/** Own exercises open in their form, which is read-only for managers. */
function viewStateOf(item: TabItem): Pick<ExerciseViewState, 'open' | 'routine'> {
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

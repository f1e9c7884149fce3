import { LazyExerciseDetails } from '@formline/shared/training/exercise/details/LazyExerciseDetails';
import type { ChangeViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { RememberedPanels } from '@formline/shared/training/side-panels/RememberedPanels';
import {
  isLibraryRoutine,
  type LibraryItem,
  libraryItemKey,
} from '@formline/shared/training/workout/draft/libraryItem.ts';
import { useAddableListing } from '@formline/shared/training/workout/editor/panels/useAddableListing.ts';
import { announce } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { useCallback, useMemo, useRef } from 'react';
import { assignExercisesTexts as texts } from './assignExercises.texts';
import { ChosenPanel } from './ChosenPanel';
import type { ChoosingViewState } from './choosingViewState';
import { ExerciseChoice } from './ExerciseChoice';
import { choiceProblem, chosenItems, chosenKeys, libraryKeyOf, withChosen, withoutChosen } from './selection';
import type { SelectionState } from './useSelection';

const PAGE_SIZES = { exercises: 30, routines: 10 };

interface ChoosingPanelsProps {
  readonly state: SelectionState;
  readonly viewState: ChoosingViewState;
  readonly changeViewState: ChangeViewState<ChoosingViewState>;
}

export function ChoosingPanels({
  state: { selection, change },
  viewState,
  changeViewState,
}: ChoosingPanelsProps) {
  const listing = useAddableListing(viewState.filters, viewState, PAGE_SIZES);
  const listRef = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => chosenKeys(selection), [selection]);
  const handleNarrow = useCallback(
    (part: Partial<ChoosingViewState>) => changeViewState(part, { replace: true }),
    [changeViewState],
  );
  const handleOpen = useCallback(
    (openId: number, name: string) => {
      changeViewState({ openId, showsAdjustments: false });
      announce(texts.detailsOpened(name));
    },
    [changeViewState],
  );
  const remove = (removed: ReadonlySet<string>) => change((known) => withoutChosen(known, removed));
  const handleChoose = (items: readonly LibraryItem[], isChosen: boolean) => {
    if (!isChosen) return remove(new Set(items.map(libraryItemKey)));
    const problem = choiceProblem(selection, items);
    return problem === null ? change((known) => withChosen(known, items)) : notify.error(problem);
  };
  const handleClose = () => {
    changeViewState({ openId: null });
    listRef.current?.focus({ preventScroll: true });
  };
  const { openId, showsAdjustments } = viewState;
  const exercises = listing.items.flatMap((item) => (isLibraryRoutine(item) ? [] : [item]));
  return (
    <RememberedPanels
      name="assign-exercises"
      label={texts.panels}
      start={
        <ExerciseChoice
          {...{ viewState, listing, listRef }}
          onNarrow={handleNarrow}
          chosenKeys={keys}
          onChoose={handleChoose}
          onOpen={handleOpen}
        />
      }
      end={
        openId === null ? (
          <ChosenPanel
            items={chosenItems(selection)}
            onRemove={(item) => remove(new Set([libraryKeyOf(item)]))}
          />
        ) : (
          <LazyExerciseDetails
            exerciseId={openId}
            listed={exercises.find(({ id }) => id === openId)}
            isListPending={listing.state === 'loading'}
            showsAdjustments={showsAdjustments}
            onShowAdjustments={(isShown) => handleNarrow({ showsAdjustments: isShown })}
            onOpen={(id) => changeViewState({ openId: id, showsAdjustments: false })}
            onClose={handleClose}
          />
        )
      }
    />
  );
}

import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { useLocation } from '@formline/shared/routing';
import { LazyExerciseDetails } from '@formline/shared/training/exercise/details/LazyExerciseDetails';
import type { LibraryListing } from '@formline/shared/training/library-list/libraryListing.ts';
import type { ChangeViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { chakra } from '@formline/shared/ui/core';
import { type ExerciseViewState, exerciseViewState, type OpenExercise } from './exerciseViewState';
import { LazyOwnExercise } from './own-exercise/LazyOwnExercise';

const Half = chakra('div', { base: { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', h: 'full' } });

export interface ExercisePanelProps {
  open: OpenExercise;
  viewState: ExerciseViewState;
  listing: LibraryListing<Exercise>;
  onViewStateChange: ChangeViewState<ExerciseViewState>;
  onClose: () => void;
}

export function ExercisePanel({ open, viewState, listing, onViewStateChange, onClose }: ExercisePanelProps) {
  const { pathname } = useLocation();
  if (open.view === 'customExerciseDetails') {
    return (
      <Half>
        <LazyOwnExercise
          exerciseId={open.id === 'new' ? null : open.id}
          isStaying={(next) =>
            next.pathname === pathname &&
            isSameExercise(open, exerciseViewState.read(new URLSearchParams(next.search)).open)
          }
          onMade={(id) => onViewStateChange({ open: { view: open.view, id } }, { replace: true })}
          onDeleted={onClose}
          onClose={onClose}
        />
      </Half>
    );
  }
  return (
    <Half>
      <LazyExerciseDetails
        exerciseId={open.id}
        listed={listing.items.find(({ id }) => id === open.id)}
        isListPending={listing.state === 'loading'}
        showsAdjustments={viewState.showsAdjustments}
        onShowAdjustments={(isShown) => onViewStateChange({ showsAdjustments: isShown }, { replace: true })}
        onOpen={(id) => onViewStateChange({ open: { view: 'exerciseDetails', id } })}
        onClose={onClose}
      />
    </Half>
  );
}

const isSameExercise = (one: OpenExercise, other: OpenExercise | null): boolean =>
  one.view === other?.view && one.id === other.id;

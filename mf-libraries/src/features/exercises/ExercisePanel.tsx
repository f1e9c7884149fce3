import type { Exercise } from '@formline/shared/contracts/exercises';
import { LazyExerciseDetails } from '@formline/shared/training/exercise-details/LazyExerciseDetails';
import type { LibraryListing } from '@formline/shared/training/library-list/libraryListing.ts';
import type { ChangePlace } from '@formline/shared/training/library-list/useAddressPlace.ts';
import { chakra } from '@formline/shared/ui/core';
import type { ExercisePlace, OpenExercise } from './exercisePlace';

/** The panel fills its half and scrolls for itself. */
const Half = chakra('div', { base: { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', h: 'full' } });

export interface ExercisePanelProps {
  open: OpenExercise;
  place: ExercisePlace;
  listing: LibraryListing<Exercise>;
  onPlaceChange: ChangePlace<ExercisePlace>;
  onClose: () => void;
}

/** What stands beside the list. */
export function ExercisePanel({ open, place, listing, onPlaceChange, onClose }: ExercisePanelProps) {
  if (open.id === 'new') return null;
  return (
    <Half>
      <LazyExerciseDetails
        exerciseId={open.id}
        listed={listing.items.find(({ id }) => id === open.id)}
        isListPending={listing.state === 'loading'}
        showsAdjustments={place.showsAdjustments}
        onShowAdjustments={(isShown) => onPlaceChange({ showsAdjustments: isShown }, { replace: true })}
        onOpen={(id) => onPlaceChange({ open: { view: 'exerciseDetails', id } })}
        onClose={onClose}
      />
    </Half>
  );
}

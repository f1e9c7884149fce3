import type { CompoundRoutine } from '@formline/shared/contracts/library/compoundRoutines';
import { type PageLocation, useLocation } from '@formline/shared/routing';
import type { LibraryListing } from '@formline/shared/training/library-list/libraryListing.ts';
import type { ChangeViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { LazyExercise, LazyRoutinePanel } from '../../components/routine-panel/LazyRoutinePanel';
import { isSameView, readRoutineView } from '../../components/routine-panel/routineView';
import type { SetsViewState } from './setsViewState';

export interface SetsPanelProps {
  readonly viewState: SetsViewState;
  readonly listing: LibraryListing<CompoundRoutine>;
  readonly canEdit: boolean;
  readonly isDeleted: (id: number) => boolean;
  readonly onViewStateChange: ChangeViewState<SetsViewState>;
  readonly onClose: (createdId?: number) => void;
}

export function SetsPanel({
  viewState,
  listing,
  canEdit,
  isDeleted,
  onViewStateChange,
  onClose,
}: SetsPanelProps) {
  const { routine, exerciseId } = viewState;
  const { pathname } = useLocation();
  const isStaying = (next: PageLocation) => {
    // A deleted item has nothing to lose, so it needs no leave warning.
    if (typeof routine?.id === 'number' && isDeleted(routine.id)) return true;
    return (
      next.pathname === pathname && isSameView(readRoutineView(new URLSearchParams(next.search)), routine)
    );
  };
  if (routine) {
    return (
      <LazyRoutinePanel
        view={routine}
        listed={listing.items.find(({ id }) => id === routine.id)}
        isListPending={listing.state === 'loading'}
        canEdit={canEdit}
        isStaying={isStaying}
        onViewChange={(view) => onViewStateChange({ routine: view })}
        onClose={onClose}
      />
    );
  }
  if (exerciseId === null) return null;
  return (
    <LazyExercise
      exerciseId={exerciseId}
      onOpen={(id) => onViewStateChange({ exerciseId: id })}
      onClose={() => onClose()}
    />
  );
}

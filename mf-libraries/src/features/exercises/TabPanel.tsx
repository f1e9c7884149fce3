import { type PageLocation, useLocation } from '@formline/shared/routing';
import type { ChangeViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { LazyRoutinePanel } from '../../components/routine-panel/LazyRoutinePanel';
import { isSameView, readRoutineView } from '../../components/routine-panel/routineView';
import { ExercisePanel } from './ExercisePanel';
import type { ExerciseViewState } from './exerciseViewState';
import type { TabListing } from './useTabListing';

export interface TabPanelProps {
  viewState: ExerciseViewState;
  listing: TabListing;
  canEdit: boolean;
  onViewStateChange: ChangeViewState<ExerciseViewState>;
  onClose: () => void;
}

export function TabPanel({ viewState, listing, canEdit, onViewStateChange, onClose }: TabPanelProps) {
  const { open, routine } = viewState;
  const { pathname } = useLocation();
  const isStaying = (next: PageLocation) =>
    next.pathname === pathname && isSameView(readRoutineView(new URLSearchParams(next.search)), routine);
  if (routine) {
    return (
      <LazyRoutinePanel
        view={routine}
        listed={listing.routines.find(({ id }) => id === routine.id)}
        isListPending={listing.all.state === 'loading'}
        canEdit={canEdit}
        isStaying={isStaying}
        onViewChange={(view) => onViewStateChange({ routine: view })}
        onClose={onClose}
      />
    );
  }
  if (!open) return null;
  return (
    <ExercisePanel
      open={open}
      viewState={viewState}
      listing={listing.exercises}
      onViewStateChange={onViewStateChange}
      onClose={onClose}
    />
  );
}

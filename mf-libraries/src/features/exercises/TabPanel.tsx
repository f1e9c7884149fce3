import { type Place, useLocation } from '@formline/shared/routing';
import type { ChangePlace } from '@formline/shared/training/library-list/useAddressPlace.ts';
import { LazyRoutinePanel } from '../../components/routine-panel/LazyRoutinePanel';
import { isSameView, readRoutineView } from '../../components/routine-panel/routineView';
import { ExercisePanel } from './ExercisePanel';
import type { ExercisePlace } from './exercisePlace';
import type { TabListing } from './useTabListing';

export interface TabPanelProps {
  place: ExercisePlace;
  listing: TabListing;
  canEdit: boolean;
  onPlaceChange: ChangePlace<ExercisePlace>;
  onClose: () => void;
}

/** What stands beside the list: an exercise, or a superset or circuit. */
export function TabPanel({ place, listing, canEdit, onPlaceChange, onClose }: TabPanelProps) {
  const { open, routine } = place;
  const { pathname } = useLocation();
  const isStaying = (next: Place) =>
    next.pathname === pathname && isSameView(readRoutineView(new URLSearchParams(next.search)), routine);
  if (routine) {
    return (
      <LazyRoutinePanel
        view={routine}
        listed={listing.routines.find(({ id }) => id === routine.id)}
        isListPending={listing.all.state === 'loading'}
        canEdit={canEdit}
        isStaying={isStaying}
        onViewChange={(view) => onPlaceChange({ routine: view })}
        onClose={onClose}
      />
    );
  }
  if (!open) return null;
  return (
    <ExercisePanel
      open={open}
      place={place}
      listing={listing.exercises}
      onPlaceChange={onPlaceChange}
      onClose={onClose}
    />
  );
}

import type { CompoundRoutine, RoutineType } from '@formline/shared/contracts/library/compoundRoutines';
import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { keepPreviousData, useInfiniteQuery } from '@formline/shared/query';
import { routineListQuery } from '@formline/shared/training/routine/compoundRoutines.queries.ts';
import { countFilters } from '@formline/shared/training/exercise/filters/exerciseFilters.ts';
import { useExerciseListing } from '@formline/shared/training/exercise/list/useExerciseListing.ts';
import { joinListings } from '@formline/shared/training/library-list/joinListings.ts';
import type { LibraryListing } from '@formline/shared/training/library-list/libraryListing.ts';
import { useInfiniteListing } from '@formline/shared/training/library-list/useInfiniteListing.ts';
import { useMemo } from 'react';
import type { ExerciseViewState } from './exerciseViewState';
import { type ExerciseTab, sourcesOf } from './exerciseTabs';
import type { TabItem } from './tabItem';

export interface TabListing {
  readonly all: LibraryListing<TabItem>;
  readonly exercises: LibraryListing<Exercise>;
  readonly routines: readonly CompoundRoutine[];
}

/** Circuits and supersets have nothing to filter by. */
export function useTabListing(tab: ExerciseTab, viewState: ExerciseViewState): TabListing {
  const { search, order, filters } = viewState;
  const onlyFavorites = tab === 'favorites';
  const hasRoutines = tab !== 'provider' && countFilters(filters) === 0;
  const circuits = useRoutines('circuit', { search, onlyFavorites, isShown: hasRoutines });
  const supersets = useRoutines('super_set', { search, onlyFavorites, isShown: hasRoutines });
  const exercises = useExerciseListing({
    ...filters,
    sources: sourcesOf(tab, filters),
    search,
    order,
    ...(onlyFavorites && { isFavorite: true }),
  });
  const routinesAsItems = [useItems(circuits, routineItem), useItems(supersets, routineItem)] as const;
  const exercisesAsItems = useItems(exercises, exerciseItem);
  const all = hasRoutines ? joinListings(...routinesAsItems, exercisesAsItems) : exercisesAsItems;
  const routines = hasRoutines ? [...circuits.items, ...supersets.items] : [];
  return { all, exercises, routines };
}

interface RoutinesWanted {
  readonly search: string;
  readonly onlyFavorites: boolean;
  readonly isShown: boolean;
}

function useRoutines(routineType: RoutineType, { isShown, ...wanted }: RoutinesWanted) {
  const query = routineListQuery({ ...wanted, routineType });
  return useInfiniteListing(
    useInfiniteQuery({ ...query, enabled: isShown, placeholderData: keepPreviousData }),
    query.queryKey,
  );
}

const routineItem = (routine: CompoundRoutine): TabItem => ({ kind: 'routine', routine });
const exerciseItem = (exercise: Exercise): TabItem => ({ kind: 'exercise', exercise });

function useItems<Item>(
  listing: LibraryListing<Item>,
  toItem: (item: Item) => TabItem,
): LibraryListing<TabItem> {
  const { items } = listing;
  return { ...listing, items: useMemo(() => items.map(toItem), [items, toItem]) };
}

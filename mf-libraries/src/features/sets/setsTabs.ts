import type { RoutineType } from '@formline/shared/contracts/library/compoundRoutines';

export const setsTabs = ['supersets', 'circuits', 'favorites'] as const;
export type SetsTab = (typeof setsTabs)[number];

export interface SetsTabRules {
  readonly routineType: RoutineType | null;
  readonly onlyFavorites: boolean;
  readonly canDelete: boolean;
}

export const setsTabRules: Readonly<Record<SetsTab, SetsTabRules>> = {
  supersets: { routineType: 'super_set', onlyFavorites: false, canDelete: true },
  circuits: { routineType: 'circuit', onlyFavorites: false, canDelete: false },
  favorites: { routineType: null, onlyFavorites: true, canDelete: false },
};

export const tabOfType = { super_set: 'supersets', circuit: 'circuits' } as const satisfies Record<
  RoutineType,
  SetsTab
>;

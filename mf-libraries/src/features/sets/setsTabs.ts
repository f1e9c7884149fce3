import type { RoutineType } from '@formline/shared/contracts/library/compoundRoutines';

/** The tabs of supersets and circuits, by what they show. */
export const setsTabs = ['supersets', 'circuits', 'favorites'] as const;
export type SetsTab = (typeof setsTabs)[number];

/** What a tab lists, and what can be done in its rows. */
export interface SetsTabRules {
  /** Null: both kinds. */
  readonly routineType: RoutineType | null;
  readonly onlyFavorites: boolean;
  /** Rows have a bin. */
  readonly canDelete: boolean;
}

export const setsTabRules: Readonly<Record<SetsTab, SetsTabRules>> = {
  supersets: { routineType: 'super_set', onlyFavorites: false, canDelete: true },
  circuits: { routineType: 'circuit', onlyFavorites: false, canDelete: false },
  favorites: { routineType: null, onlyFavorites: true, canDelete: false },
};

/** Tab in whose list something of this type stands. */
export const tabOfType = { super_set: 'supersets', circuit: 'circuits' } as const satisfies Record<
  RoutineType,
  SetsTab
>;

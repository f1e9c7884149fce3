import { type ExerciseSource } from '@formline/shared/contracts/library/exercises';
import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import type { ExerciseFilters } from '@formline/shared/training/exercise/filters/exerciseFilters.ts';

export const exerciseTabs = ['provider', 'own', 'favorites'] as const;
export type ExerciseTab = (typeof exerciseTabs)[number];

const sourceOfTab: Readonly<Record<ExerciseTab, ExerciseSource | undefined>> = {
  provider: PRODUCT_SLUG,
  own: 'trainer',
  favorites: undefined,
};

export const fixedSourceOf = (tab: ExerciseTab): ExerciseSource | undefined => sourceOfTab[tab];

/** Without a source filter both apply. */
export function sourcesOf(tab: ExerciseTab, { sources }: ExerciseFilters): ExerciseSource[] {
  const fixed = sourceOfTab[tab];
  return [...new Set([...(fixed ? [fixed] : []), ...sources])];
}

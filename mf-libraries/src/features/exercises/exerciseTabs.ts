import { type ExerciseSource } from '@formline/shared/contracts/library/exercises';
import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import type { ExerciseFilters } from '@formline/shared/training/exercise/filters/exerciseFilters.ts';

/** The tabs of the exercises, by what they show. */
export const exerciseTabs = ['provider', 'own', 'favorites'] as const;
export type ExerciseTab = (typeof exerciseTabs)[number];

/** Whose exercises a tab is of; favourites are of both. */
const sourceOfTab: Readonly<Record<ExerciseTab, ExerciseSource | undefined>> = {
  provider: PRODUCT_SLUG,
  own: 'trainer',
  favorites: undefined,
};

/** The source a tab always shows. */
export const fixedSourceOf = (tab: ExerciseTab): ExerciseSource | undefined => sourceOfTab[tab];

/** The sources a tab shows with these filters: its own, and those chosen beside it. None named means both. */
export function sourcesOf(tab: ExerciseTab, { sources }: ExerciseFilters): ExerciseSource[] {
  const fixed = sourceOfTab[tab];
  return [...new Set([...(fixed ? [fixed] : []), ...sources])];
}

import type { listActivityLevels } from '@formline/shared/contracts/library/catalogues';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';

export type ActivityLevel = EndpointResult<typeof listActivityLevels>[number];

/** Fallback: 'Little or no exercise and a desk job'. */
const DEFAULT_LEVEL = 'Sedentary';

export const startingLevelId = (levels: readonly ActivityLevel[], known: number | null): number | undefined =>
  (levels.find(({ id }) => id === known) ?? levels.find(({ title }) => title === DEFAULT_LEVEL) ?? levels[0])
    ?.id;

export const coefficientOf = (levels: readonly ActivityLevel[], id: number): number =>
  levels.find((level) => level.id === id)?.coefficient ?? 1;

import type { listActivityLevels } from '@formline/shared/contracts/library/catalogues';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';

export type ActivityLevel = EndpointResult<typeof listActivityLevels>[number];

/** Who has no level yet sits: 'Little or no exercise and a desk job'. */
const DEFAULT_LEVEL = 'Sedentary';

/** The level a plan starts with: the client's, or else the default one. */
export const startingLevelId = (levels: readonly ActivityLevel[], known: number | null): number | undefined =>
  (levels.find(({ id }) => id === known) ?? levels.find(({ title }) => title === DEFAULT_LEVEL) ?? levels[0])
    ?.id;

/** Coefficient of the chosen level. */
export const coefficientOf = (levels: readonly ActivityLevel[], id: number): number =>
  levels.find((level) => level.id === id)?.coefficient ?? 1;

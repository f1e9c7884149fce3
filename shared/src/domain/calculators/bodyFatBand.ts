import type { BodyFatBand } from '../../contracts/bodyFat';
import type { SexReference } from './sexReference';

/** The percentage each band begins at, the highest first, as the American Council on Exercise's chart has them. */
export const bodyFatBandStarts = {
  male: [
    ['obese', 25],
    ['average', 18],
    ['fitness', 14],
    ['athletes', 6],
    ['essential', 3],
  ],
  female: [
    ['obese', 32],
    ['average', 25],
    ['fitness', 21],
    ['athletes', 14],
    ['essential', 12],
  ],
} as const satisfies Record<SexReference, readonly (readonly [BodyFatBand, number])[]>;

/** Band a percentage of fat, not rounded, lies in. */
export function bodyFatBand(sex: SexReference, percentage: number): BodyFatBand {
  return bodyFatBandStarts[sex].find(([, from]) => percentage >= from)?.[0] ?? 'below_essential';
}

import type { SexReference } from '../person';

export const skinfoldSites = [
  'abdomen',
  'axilla',
  'biceps',
  'chest',
  'subscapular',
  'suprailiac',
  'thigh',
  'triceps',
] as const;
export type SkinfoldSite = (typeof skinfoldSites)[number];

const sevenSites = [
  'chest',
  'axilla',
  'triceps',
  'subscapular',
  'abdomen',
  'suprailiac',
  'thigh',
] as const satisfies readonly SkinfoldSite[];

export const skinfoldMethods = {
  jackson_pollock_3: {
    male: ['chest', 'abdomen', 'thigh'],
    female: ['triceps', 'suprailiac', 'thigh'],
  },
  jackson_pollock_7: { male: sevenSites, female: sevenSites },
  durnin_womersley: {
    male: ['biceps', 'triceps', 'subscapular', 'suprailiac'],
    female: ['biceps', 'triceps', 'subscapular', 'suprailiac'],
  },
} as const satisfies Record<string, Record<SexReference, readonly SkinfoldSite[]>>;

export type SkinfoldMethod = keyof typeof skinfoldMethods;

/** Sum of the folds of a method in mm; null while one is missing. */
export function skinfoldSum(
  method: SkinfoldMethod,
  sex: SexReference,
  folds: Readonly<Partial<Record<SkinfoldSite, number | undefined>>>,
): number | null {
  const sites: readonly SkinfoldSite[] = skinfoldMethods[method][sex];
  let sum = 0;
  for (const site of sites) {
    const fold = folds[site];
    if (fold === undefined) return null;
    sum += fold;
  }
  return sum;
}

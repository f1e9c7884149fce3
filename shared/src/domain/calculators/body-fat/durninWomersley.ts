import type { SexReference } from '../person';

type AgeBand = readonly [from: number, to: number, c: number, m: number];

/** Durnin & Womersley 1974, Br J Nutr 32:77. */
const ageBands = {
  male: [
    [17, 19, 1.162, 0.063],
    [20, 29, 1.1631, 0.0632],
    [30, 39, 1.1422, 0.0544],
    [40, 49, 1.162, 0.07],
    [50, 72, 1.1715, 0.0779],
  ],
  female: [
    [16, 19, 1.1549, 0.0678],
    [20, 29, 1.1599, 0.0717],
    [30, 39, 1.1423, 0.0632],
    [40, 49, 1.1333, 0.0612],
    [50, 68, 1.1339, 0.0645],
  ],
} as const satisfies Record<SexReference, readonly AgeBand[]>;

/** Body density in g/ml of a sum of four folds in mm; null at an age in years they did not study. */
export function durninWomersleyDensity(
  sex: SexReference,
  { sumMm, age }: { readonly sumMm: number; readonly age: number },
): number | null {
  const bands: readonly AgeBand[] = ageBands[sex];
  const band = bands.find(([from, to]) => age >= from && age <= to);
  if (!band) return null;
  const [, , c, m] = band;
  return c - m * Math.log10(sumMm);
}

import {
  heartRateZones,
  maxHeartRate,
} from '@formline/shared/domain/calculators/max-heart-rate/maxHeartRate';
import type { PublishedValue } from './PublishedValue';

const formulas = ['fox', 'tanaka', 'gellish', 'gellish_nonlinear', 'gulati'] as const;

const table = [
  [20, '200 194.0 193.0 188.7 188.4'],
  [40, '180 180.0 179.0 180.3 170.8'],
  [60, '160 166.0 165.0 166.3 153.2'],
] as const;

const rates = table.flatMap(([age, row]) =>
  row.split(' ').map((printed, index) => {
    const formula = formulas[index] ?? 'fox';
    return { what: `${formula}, ${age} years`, printed, computed: maxHeartRate(formula, age) };
  }),
);

const karvonen = heartRateZones(maxHeartRate('tanaka', 40), 60);
const reserve = ['120', '132', '144', '156', '168'].map((printed, index) => ({
  what: `Karvonen, 40 years, Tanaka, rest 60, ${50 + index * 10} %`,
  printed,
  computed: karvonen[index]?.from ?? Number.NaN,
}));

export const heartRateValues: readonly PublishedValue[] = [...rates, ...reserve];

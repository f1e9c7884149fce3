import { fatOfDensity } from '@formline/shared/domain/calculators/body-fat/bodyFat';
import { durninWomersleyDensity } from '@formline/shared/domain/calculators/body-fat/durninWomersley';
import { jacksonPollockDensity } from '@formline/shared/domain/calculators/body-fat/jacksonPollock';
import { toCentimetres } from '@formline/shared/domain/calculators/measureUnits';
import { navyDensity, type NavyLengths } from '@formline/shared/domain/calculators/body-fat/navyBodyFat';
import type { SexReference } from '@formline/shared/domain/calculators/person';
import type { PublishedValue } from './PublishedValue';

const CM_PER_INCH = 2.54;
const inches = (length: number) => toCentimetres(length, 'in');
const navy = (sex: SexReference, lengths: NavyLengths) => fatOfDensity('siri', navyDensity(sex, lengths));

/** Many calculators use this form in inches; ours is metric, and they differ by up to 0.3 points. */
function navyInInches(sex: SexReference, { heightCm, waistCm, hipCm = 0, neckCm }: NavyLengths): number {
  const inInches = (length: number) => Math.log10(length / CM_PER_INCH);
  return sex === 'male'
    ? 86.01 * inInches(waistCm - neckCm) - 70.041 * inInches(heightCm) + 36.76
    : 163.205 * inInches(waistCm + hipCm - neckCm) - 97.684 * inInches(heightCm) - 78.387;
}

const man70in = { heightCm: inches(70), waistCm: inches(34), neckCm: inches(15) };
const man180 = { heightCm: 180, waistCm: 85, neckCm: 38 };
const woman165 = { heightCm: 165, waistCm: 70, hipCm: 95, neckCm: 32 };

const tape: PublishedValue[] = [
  { what: 'US Navy, man 34/15/70 in, metric', printed: '17.43', computed: navy('male', man70in) },
  {
    what: 'US Navy, man 34/15/70 in, inches (not ours)',
    printed: '17.51',
    computed: navyInInches('male', man70in),
  },
  {
    what: 'US Navy, man 34/15/70 in, published, inches',
    printed: '17.5',
    computed: navyInInches('male', man70in),
  },
  { what: 'US Navy, man 85/38/180 cm, metric', printed: '16.11', computed: navy('male', man180) },
  {
    what: 'US Navy, man 85/38/180 cm, inches (not ours)',
    printed: '16.15',
    computed: navyInInches('male', man180),
  },
  { what: 'US Navy, woman 70/95/32/165 cm, metric', printed: '24.86', computed: navy('female', woman165) },
  {
    what: 'US Navy, woman 70/95/32/165 cm, inches (not ours)',
    printed: '25.10',
    computed: navyInInches('female', woman165),
  },
];

/** By its own equation 1.0623373: the source truncates where others round. */
const LAST_DIGIT = 1.5e-7;
const pollock = [
  ['jackson_pollock_3', 'male', 30, 53, '1.0623372', '16.0'],
  ['jackson_pollock_3', 'female', 30, 60, '1.0440221', '24.13'],
  ['jackson_pollock_7', 'male', 35, 120, '1.0576321', '18.03'],
  ['jackson_pollock_7', 'female', 35, 140, '1.0377268', '27.00'],
] as const;

const folds: PublishedValue[] = pollock.flatMap(([method, sex, age, sumMm, density, fat]) => {
  const computed = jacksonPollockDensity(method, sex, { sumMm, age });
  const what = `${method}, ${sex}, ${age} years, ${sumMm} mm`;
  return [
    { what: `${what}, density`, printed: density, computed, within: LAST_DIGIT },
    { what: `${what}, fat`, printed: fat, computed: fatOfDensity('siri', computed) },
  ];
});

/** Their table deviates by up to 0.3 points from their own equations. */
const DURNIN_WITHIN = 0.3;
const DURNIN_AGES = [25, 35, 45, 55];
const durninTable = [
  [20, '8.1 12.2 12.2 12.6'],
  [30, '12.9 16.2 17.7 18.6'],
  [40, '16.4 19.2 21.4 22.9'],
  [50, '19.0 21.5 24.6 26.5'],
] as const;

const durnin: PublishedValue[] = durninTable.flatMap(([sumMm, row]) =>
  row.split(' ').map((printed, index) => {
    const age = DURNIN_AGES[index] ?? 0;
    const density = durninWomersleyDensity('male', { sumMm, age }) ?? Number.NaN;
    return {
      what: `Durnin-Womersley, man ${age} years, ${sumMm} mm`,
      printed,
      computed: fatOfDensity('siri', density),
      within: DURNIN_WITHIN,
    };
  }),
);

const densities: PublishedValue[] = [
  { what: 'Siri, 1.065 (published)', printed: '14.8', computed: fatOfDensity('siri', 1.065) },
  { what: 'Siri, 1.065', printed: '14.79', computed: fatOfDensity('siri', 1.065) },
  { what: 'Brozek, 1.065', printed: '14.91', computed: fatOfDensity('brozek', 1.065) },
  { what: 'Siri, 1.05', printed: '21.43', computed: fatOfDensity('siri', 1.05) },
  { what: 'Brozek, 1.05', printed: '21.04', computed: fatOfDensity('brozek', 1.05) },
  { what: 'Siri, 1.09', printed: '4.13', computed: fatOfDensity('siri', 1.09) },
  { what: 'Brozek, 1.09', printed: '5.07', computed: fatOfDensity('brozek', 1.09) },
];

export const bodyFatValues: readonly PublishedValue[] = [...tape, ...folds, ...durnin, ...densities];

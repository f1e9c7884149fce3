import {
  estimatedBodyFat,
  extracellularWater,
  type PlannedPerson,
} from '@formline/shared/domain/calculators/body-weight-plan/bodyComposition';
import {
  intakesForGoal,
  type WeightGoal,
} from '@formline/shared/domain/calculators/body-weight-plan/bodyWeightGoal';
import {
  balancedBody,
  weightsOverTime,
} from '@formline/shared/domain/calculators/body-weight-plan/bodyWeightModel';
import {
  type EnergyConstants,
  paperConstants,
  plannerConstants,
} from '@formline/shared/domain/calculators/body-weight-plan/energyConstants';
import type { PublishedValue } from './PublishedValue';

const man36: PlannedPerson = { sex: 'male', age: 36, heightMetres: 1.73, weightKg: 76, pal: 1.5 };
const woman21: PlannedPerson = { sex: 'female', age: 21, heightMetres: 1.64, weightKg: 58, pal: 1.7 };
const man35: PlannedPerson = { sex: 'male', age: 35, heightMetres: 1.8, weightKg: 100, pal: 1.6 };
const woman40: PlannedPerson = { sex: 'female', age: 40, heightMetres: 1.65, weightKg: 85, pal: 1.5 };
const man28: PlannedPerson = { sex: 'male', age: 28, heightMetres: 1.78, weightKg: 72, pal: 1.7 };
const woman30: PlannedPerson = { sex: 'female', age: 30, heightMetres: 1.65, weightKg: 70, pal: 1.6 };
const tallWoman40: PlannedPerson = { sex: 'female', age: 40, heightMetres: 1.8, weightKg: 80, pal: 1.5 };

interface GoalCase {
  readonly who: string;
  readonly person: PlannedPerson;
  readonly goal: WeightGoal;
  /** Separated by blanks: calories that keep the weight now, reach the goal, keep the goal. */
  readonly printed: string;
  readonly constants?: EnergyConstants;
}

function goalValues({ who, person, goal, printed, constants }: GoalCase): PublishedValue[] {
  const intakes = intakesForGoal(balancedBody(person, constants), goal);
  const [now = '', loseOrGain = '', keep = ''] = printed.split(' ');
  return [
    { what: `${who}, keep now`, printed: now, computed: intakes?.keepNow ?? Number.NaN },
    { what: `${who}, reach goal`, printed: loseOrGain, computed: intakes?.loseOrGain ?? Number.NaN },
    { what: `${who}, keep goal`, printed: keep, computed: intakes?.keepGoal ?? Number.NaN },
  ].filter((value) => value.printed !== '-');
}

const year = { days: 365 };
const halfYear = { days: 180 };
const constants = paperConstants;
const goals: readonly GoalCase[] = [
  { who: 'NIH planner, man 36 y', person: man36, goal: { weightKg: 70, ...year }, printed: '2503 2287 2360' },
  {
    who: 'NIH planner, woman 21 y',
    person: woman21,
    goal: { weightKg: 55, ...year },
    printed: '2278 2159 2187',
  },
  {
    who: 'man 36 y, rounded',
    person: man36,
    goal: { weightKg: 70, ...year },
    printed: '2502.6 2286.5 2359.9',
  },
  {
    who: 'man 36 y, exact',
    person: man36,
    goal: { weightKg: 70, ...year },
    printed: '- 2286.8 2360.4',
    constants,
  },
  {
    who: 'woman 21 y, rounded',
    person: woman21,
    goal: { weightKg: 55, ...year },
    printed: '2278.2 2158.6 2187.0',
  },
  {
    who: 'woman 21 y, exact',
    person: woman21,
    goal: { weightKg: 55, ...year },
    printed: '- 2158.7 2187.2',
    constants,
  },
  {
    who: '100 kg man to 90 in 180 d',
    person: man35,
    goal: { weightKg: 90, ...halfYear },
    printed: '3130.9 2514 2912',
  },
  {
    who: '85 kg woman to 76.5 in 180 d',
    person: woman40,
    goal: { weightKg: 76.5, ...halfYear },
    printed: '2283.9 1772 2135',
  },
  {
    who: '72 kg man to 64.8 in 180 d',
    person: man28,
    goal: { weightKg: 64.8, ...halfYear },
    printed: '2888.3 2478 2658',
  },
  {
    who: '70 kg woman to 63 in 180 d',
    person: woman30,
    goal: { weightKg: 63, ...halfYear },
    printed: '2275.1 1862.5 2112.8',
  },
];

const REGRESSION_DAYS = [7, 28, 90, 180, 365, 1095];
const regression = [
  ['100 kg man, -500', man35, -500, '99.05 97.99 95.27 91.92 86.82 79.62'],
  ['100 kg man, +250', man35, 250, '100.47 101.00 102.33 103.96 106.45 110.57'],
  ['85 kg woman, -500', woman40, -500, '83.85 82.82 80.13 76.70 71.13 61.46'],
  ['72 kg man, +250', man28, 250, '72.54 73.17 74.64 76.20 78.12 80.00'],
] as const;

function weightAfter(person: PlannedPerson, days: number, change: { intake?: number; activity?: number }) {
  const body = balancedBody(person, plannerConstants);
  const regimen = { intake: body.intake + (change.intake ?? 0), activityChange: change.activity ?? 0 };
  return weightsOverTime(body, regimen, days).at(-1) ?? Number.NaN;
}

const curves: PublishedValue[] = regression.flatMap(([who, person, intake, row]) =>
  row.split(' ').map((printed, index) => {
    const days = REGRESSION_DAYS[index] ?? 0;
    return { what: `${who} kcal, day ${days}`, printed, computed: weightAfter(person, days, { intake }) };
  }),
);

const people = [
  { sex: 'male', age: 45, heightMetres: 1.3, weightKg: 45 },
  { sex: 'female', age: 23, heightMetres: 1.73, weightKg: 67 },
  { sex: 'female', age: 66, heightMetres: 1.77, weightKg: 58 },
  { sex: 'male', age: 44, heightMetres: 1.92, weightKg: 92 },
  { sex: 'male', age: 23, heightMetres: 1.73, weightKg: 81 },
] as const;
const GLYCOGEN_WITH_WATER_KG = 1.85;
const meanOf = (value: (person: (typeof people)[number]) => number) =>
  people.reduce((sum, person) => sum + value(person), 0) / people.length;
const fatOf = (person: (typeof people)[number]) => (person.weightKg * estimatedBodyFat(person)) / 100;

const dayZero: PublishedValue[] = [
  {
    what: 'five people, day 0, extracellular fluid',
    printed: '17.68290',
    computed: meanOf(extracellularWater),
  },
  { what: 'five people, day 0, fat', printed: '16.11919', computed: meanOf(fatOf) },
  {
    what: 'five people, day 0, lean',
    printed: '32.94791',
    computed: meanOf(
      (person) => person.weightKg - fatOf(person) - extracellularWater(person) - GLYCOGEN_WITH_WATER_KG,
    ),
  },
];

const constantValues: PublishedValue[] = (
  [
    ['rhoFat', '9440.727'],
    ['rhoLean', '1816.444'],
    ['rhoGlycogen', '4206.501'],
    ['gammaFat', '3.107075'],
    ['gammaLean', '21.98853'],
    ['etaFat', '179.2543'],
    ['etaLean', '229.4455'],
  ] as const
).map(([name, printed]) => ({ what: `exact constant ${name}`, printed, computed: paperConstants[name] }));

const TWENTY_YEARS = 7300;
const hundredLess = (days: number) => weightAfter(tallWoman40, days, { intake: -100 }) - tallWoman40.weightKg;

const properties: PublishedValue[] = [
  { what: '100 kg man, fat at first', printed: '28.92', computed: estimatedBodyFat(man35) },
  { what: '85 kg woman, fat at first', printed: '41.10', computed: estimatedBodyFat(woman40) },
  { what: '72 kg man, fat at first', printed: '16.52', computed: estimatedBodyFat(man28) },
  {
    what: '100 kg man, activity +20 %, day 90',
    printed: '98.16',
    computed: weightAfter(man35, 90, { activity: 0.2 }),
  },
  {
    what: '100 kg man, activity +20 %, day 365',
    printed: '94.49',
    computed: weightAfter(man35, 365, { activity: 0.2 }),
  },
  { what: '80 kg woman, -100 kcal, 1 year', printed: '-2.75', computed: hundredLess(365) },
  { what: '80 kg woman, -100 kcal, 3 years', printed: '-4.47', computed: hundredLess(1095) },
  { what: '80 kg woman, -100 kcal, finally', printed: '-4.90', computed: hundredLess(TWENTY_YEARS) },
];

export const bodyWeightValues: readonly PublishedValue[] = [
  ...constantValues,
  ...goals.flatMap(goalValues),
  ...dayZero,
  ...curves,
  ...properties,
];

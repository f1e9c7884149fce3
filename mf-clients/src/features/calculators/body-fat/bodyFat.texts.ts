import type {
  BodyFatBand,
  BodyFatInput,
  BodyFatResult,
} from '@formline/shared/contracts/calculators/bodyFat';
import type { DensityEquation } from '@formline/shared/domain/calculators/body-fat/bodyFat';
import type { SkinfoldSite } from '@formline/shared/domain/calculators/body-fat/skinfolds';

interface MethodTexts {
  readonly name: string;
  readonly source: string;
  readonly hint: string;
}

const methods: Readonly<Record<BodyFatInput['method'], MethodTexts>> = {
  navy: {
    name: 'US Navy (tape)',
    source: 'Hodgdon and Beckett 1984, metric form',
    hint: 'Standard error: 3.5 points for men, 3.7 for women.',
  },
  jackson_pollock_3: {
    name: 'Jackson-Pollock, 3 folds',
    source: 'Jackson and Pollock 1978, 1980',
    hint: 'Developed with men of 18 to 61 and women of 18 to 55 years.',
  },
  jackson_pollock_7: {
    name: 'Jackson-Pollock, 7 folds',
    source: 'Jackson and Pollock 1978, 1980',
    hint: 'Developed with men of 18 to 61 and women of 18 to 55 years.',
  },
  durnin_womersley: {
    name: 'Durnin-Womersley, 4 folds',
    source: 'Durnin and Womersley 1974',
    hint: 'Developed with men of 17 to 72 and women of 16 to 68 years.',
  },
};

const folds: Readonly<Record<SkinfoldSite, string>> = {
  abdomen: 'Abdomen',
  axilla: 'Axilla',
  biceps: 'Biceps',
  chest: 'Chest',
  subscapular: 'Subscapular',
  suprailiac: 'Suprailiac',
  thigh: 'Thigh',
  triceps: 'Triceps',
};

const bands: Readonly<Record<BodyFatBand, string>> = {
  below_essential: 'Below essential fat',
  essential: 'Essential fat',
  athletes: 'Athletes',
  fitness: 'Fitness',
  average: 'Average',
  obese: 'Obese',
};

const densities: Readonly<Record<DensityEquation, string>> = { siri: 'Siri 1961', brozek: 'Brozek 1963' };

const warnings: Readonly<Record<BodyFatResult['warnings'][number], string>> = {
  below_essential_fat: 'This is below essential fat. Check the measurements before you rely on them.',
  age_outside_sample: 'The equation was developed with people of other ages. Use the result with care.',
};

export const bodyFatTexts = {
  calculation: 'body fat',
  intro: {
    lead: 'Estimate body fat with a tape or with a skinfold caliper.',
    points: [
      'Four published methods: US Navy, Jackson-Pollock with three or seven folds, Durnin-Womersley.',
      'Keep to one method: the trend says more than the figure.',
    ],
  },
  method: 'Method',
  methods,
  folds,
  foldUnit: 'mm',
  density: 'Density to fat',
  densities,
  neck: 'Neck',
  waist: (isWoman: boolean) => (isWoman ? 'Waist at its narrowest' : 'Abdomen at the navel'),
  hip: 'Hip at its widest',
  chooseSexFirst: 'Choose the sex to see what is measured.',

  bodyFat: 'Body fat',
  formula: ({ name, source }: MethodTexts, density: DensityEquation) =>
    `${name}: ${source}; ${densities[density]}`,
  bands,
  bandsTitle: 'Bands',
  range: (from: number, to: number) => `${from}–${to} %`,
  rangeBelow: (to: number) => `< ${to} %`,
  rangeFrom: (from: number) => `≥ ${from} %`,
  warnings,
  percent: '%',
  fatMass: 'Fat',
  leanMass: 'Lean',
  bodyDensity: 'Body density',
  densityValue: (value: string) => `${value} g/ml`,
  massNote: (weight: string) => `of ${weight}`,
};

import type { BmiClass, BmiGranularity } from '@formline/shared/contracts/bmi';

const classes: Readonly<Record<BmiClass, string>> = {
  severe_thinness: 'Severe thinness',
  moderate_thinness: 'Moderate thinness',
  mild_thinness: 'Mild thinness',
  normal: 'Normal weight',
  pre_obese: 'Pre-obese',
  obese_class_1: 'Obese class I',
  obese_class_2: 'Obese class II',
  obese_class_3: 'Obese class III',
};

const granularities: Readonly<Record<BmiGranularity, string>> = {
  week: 'Week',
  month: 'Month',
  year: 'Year',
};

export const bmiTexts = {
  bmi: 'Body mass index',
  unit: 'kg/m²',
  formula: 'Quetelet: weight by height squared, classes of the WHO',
  classes,
  classesTitle: 'Classes of the WHO',
  ageHint: 'Under 20 the classes do not hold.',
  percentileCharts: 'Under 20 years the classes of adults do not hold: use percentile charts.',
  asianTitle: 'For Asian populations',
  asianReached: (point: number) =>
    `The WHO advises action from lower points. Reached: ${point} (points: 23, 27.5, 32.5, 37.5).`,
  asianNone: 'The WHO advises action from lower points: 23, 27.5, 32.5 and 37.5. None is reached.',
  healthyWeight: (from: string, to: string) => `${from} to ${to}`,
  healthyWeightLabel: 'Normal weight at this height',

  period: 'Period',
  granularities,
  earlier: 'Earlier',
  later: 'Later',
  date: 'Date',
  chart: 'Body mass index over time',
  emptyPeriod: (period: string) => `Nothing saved in ${period}`,
  from: (weight: string, height: string) => `${weight}, ${height}`,
};

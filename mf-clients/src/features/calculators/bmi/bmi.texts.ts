import type { BmiClass, BmiGranularity } from '@formline/shared/contracts/calculators/bmi';
import { asianActionPoints } from '@formline/shared/domain/calculators/bmi/bmi';

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

const asianPoints = asianActionPoints.toReversed();

export const bmiTexts = {
  calculation: 'BMI',
  intro: {
    lead: 'Compare weight with height and see the class of the World Health Organization.',
    points: [
      'For adults of 20 and over; younger people need percentile charts.',
      'It does not consider muscle. Look at body fat as well for muscular people.',
    ],
  },
  bmi: 'Body mass index',
  unit: 'kg/m²',
  formula: 'Quetelet: weight by height squared, classes of the WHO',
  classes,
  classesTitle: 'Classes of the WHO',
  range: (from: number, to: number) => `${from}–${to}`,
  rangeBelow: (to: number) => `< ${to}`,
  rangeFrom: (from: number) => `≥ ${from}`,
  ageHint: 'The classes are for adults of 20 and over.',
  percentileCharts: 'Under 20 years the adult classes do not apply. Use percentile charts.',
  asianTitle: 'For Asian populations',
  asianReached: (point: number) =>
    `The WHO advises action from lower points. Reached: ${point} (points: ${asianPoints.join(', ')}).`,
  asianNone: `The WHO advises action from lower points: ${asianPoints.slice(0, -1).join(', ')} and ${asianPoints.at(-1)}. None is reached.`,
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

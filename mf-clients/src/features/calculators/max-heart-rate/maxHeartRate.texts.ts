import type { MaxHeartRateFormula } from '@formline/shared/contracts/calculators/maxHeartRate';

interface FormulaTexts {
  readonly name: string;
  readonly equation: string;
}

const formulas: Readonly<Record<MaxHeartRateFormula, FormulaTexts>> = {
  tanaka: { name: 'Tanaka et al. 2001', equation: '208 − 0.7 × age' },
  fox: { name: 'Fox', equation: '220 − age' },
  gellish: { name: 'Gellish et al. 2007', equation: '207 − 0.7 × age' },
  gellish_nonlinear: { name: 'Gellish et al. 2007, non-linear', equation: '191.5 − 0.007 × age²' },
  gulati: { name: 'Gulati et al. 2010, women', equation: '206 − 0.88 × age' },
  hunt: { name: 'HUNT, Nes et al. 2013', equation: '211 − 0.64 × age' },
};

export const maxHeartRateTexts = {
  calculation: 'MHR',
  intro: {
    lead: 'Estimate the maximum heart rate from age and get five training zones.',
    points: [
      'With a resting heart rate the zones are those of the heart rate reserve (Karvonen).',
      'One in three people is more than ten beats away from any formula. Treat the zones as a starting point.',
    ],
  },
  formula: 'Formula',
  formulas,
  formulaLine: ({ name, equation }: FormulaTexts) => `${name}: ${equation}`,
  foxNote: 'A convention without an original study.',
  resting: 'Resting heart rate',
  restingHint: 'With it, the zones use the heart rate reserve (Karvonen).',
  bpm: 'bpm',
  maximum: 'Maximum heart rate',
  spread: (lowest: string, highest: string) => `${lowest} to ${highest} bpm`,
  spreadLabel: 'Typical range for a person',
  spreadNote: '±10 bpm around the formula',
  zones: 'Training zones',
  zone: (zone: number) => `Zone ${zone}`,
  zoneNames: ['Very light', 'Light', 'Moderate', 'Hard', 'Maximum'],
  percent: (from: number, to: number) => `${from}–${to} %`,
  beats: (from: number, to: number) => `${from}–${to} bpm`,
  ofMaximum: 'Percent of the maximum',
  ofReserve: 'Percent of the reserve (Karvonen)',
  from: (age: number) => `${age} years`,
  fromResting: (age: number, resting: number) => `${age} years, resting ${resting} bpm`,
};

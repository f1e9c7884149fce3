export const fitnessComponents = [
  'Strength',
  'Hypertrophy',
  'Power',
  'Muscular Endurance',
  'Cardio',
  'Balance',
  'Core',
  'Flexibility',
  'Mobility',
  'Plyometrics',
  'Speed & Agility',
] as const;

export type FitnessComponentName = (typeof fitnessComponents)[number];

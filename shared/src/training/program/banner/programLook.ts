import type { ProgramLook } from './programPictograms';

const FALLBACK_LOOK: ProgramLook = 'lifestyle';

const looks: Readonly<Record<string, ProgramLook>> = {
  Beginners: 'beginners',
  'General Fitness': 'generalFitness',
  'Interval Training': 'intervalTraining',
  Lifestyle: 'lifestyle',
  'Maximal Strength': 'maximalStrength',
  'Muscle Gain': 'muscleGain',
  Power: 'power',
  'Stabilization Endurance': 'stabilizationEndurance',
  'Wakeup Workout': 'wakeupWorkout',
};

export const programLookOf = (category: string | null | undefined): ProgramLook =>
  looks[category ?? ''] ?? FALLBACK_LOOK;

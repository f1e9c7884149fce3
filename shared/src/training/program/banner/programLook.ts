import type { ProgramLook } from './programPictograms';

/** Stands in for a category that is not known here. */
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

/** Drawing and colours of a category by its label; those of Lifestyle for any other. */
export const programLookOf = (category: string | null | undefined): ProgramLook =>
  looks[category ?? ''] ?? FALLBACK_LOOK;

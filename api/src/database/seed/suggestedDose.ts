import type { ExerciseContent } from './content/types';
import type { FitnessComponentName } from './content/catalogues';

interface SuggestedDose {
  readonly sets: number;
  readonly reps?: number;
  readonly durSeconds?: number;
  readonly restSeconds: number;
  readonly tempo?: number;
}

const doses: Readonly<Record<FitnessComponentName, SuggestedDose>> = {
  Strength: { sets: 3, reps: 8, restSeconds: 90, tempo: 2 },
  Hypertrophy: { sets: 3, reps: 12, restSeconds: 60, tempo: 1 },
  Power: { sets: 4, reps: 5, restSeconds: 120, tempo: 4 },
  'Muscular Endurance': { sets: 2, reps: 15, restSeconds: 45, tempo: 2 },
  Cardio: { sets: 1, durSeconds: 600, restSeconds: 60 },
  Balance: { sets: 2, durSeconds: 30, restSeconds: 30 },
  Core: { sets: 3, durSeconds: 30, restSeconds: 30 },
  Flexibility: { sets: 2, durSeconds: 30, restSeconds: 10 },
  Mobility: { sets: 2, reps: 10, restSeconds: 15, tempo: 1 },
  Plyometrics: { sets: 3, reps: 6, restSeconds: 90, tempo: 4 },
  'Speed & Agility': { sets: 4, durSeconds: 20, restSeconds: 60 },
};

const intervals: SuggestedDose = { sets: 3, durSeconds: 40, restSeconds: 30 };

export function suggestedDose({
  fitnessComponents: [trained],
  isDoneInIntervals = false,
  allowUnilateral,
}: ExerciseContent) {
  return {
    ...(isDoneInIntervals ? intervals : doses[trained]),
    exerciseSides: allowUnilateral ? ('each_side' as const) : ('alternate' as const),
  };
}

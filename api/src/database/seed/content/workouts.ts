import type { WorkoutContent } from './types';
import { firstStepsWorkouts } from './workouts/firstStepsWorkouts';
import { fitnessWorkouts } from './workouts/fitnessWorkouts';
import { powerAndStabilityWorkouts } from './workouts/powerAndStabilityWorkouts';
import { strengthAndMuscleWorkouts } from './workouts/strengthAndMuscleWorkouts';
import { wakeupWorkouts } from './workouts/wakeupWorkouts';

export const workouts: readonly WorkoutContent[] = [
  ...firstStepsWorkouts,
  ...wakeupWorkouts,
  ...fitnessWorkouts,
  ...strengthAndMuscleWorkouts,
  ...powerAndStabilityWorkouts,
];

import { armExercises } from './exercises/armExercises';
import { backExercises } from './exercises/backExercises';
import { balanceExercises } from './exercises/balanceExercises';
import { cardioAndAgilityExercises } from './exercises/cardioAndAgilityExercises';
import { chestExercises } from './exercises/chestExercises';
import { coreExercises } from './exercises/coreExercises';
import { hipAndHamstringExercises } from './exercises/hipAndHamstringExercises';
import { lowerLegAndNeckExercises } from './exercises/lowerLegAndNeckExercises';
import { mobilityExercises } from './exercises/mobilityExercises';
import { plyometricExercises } from './exercises/plyometricExercises';
import { powerExercises } from './exercises/powerExercises';
import { shoulderExercises } from './exercises/shoulderExercises';
import { squatAndLungeExercises } from './exercises/squatAndLungeExercises';
import { stretchExercises } from './exercises/stretchExercises';
import type { ExerciseContent } from './types';

export const exercises: readonly ExerciseContent[] = [
  ...chestExercises,
  ...backExercises,
  ...shoulderExercises,
  ...armExercises,
  ...squatAndLungeExercises,
  ...hipAndHamstringExercises,
  ...lowerLegAndNeckExercises,
  ...coreExercises,
  ...powerExercises,
  ...plyometricExercises,
  ...cardioAndAgilityExercises,
  ...balanceExercises,
  ...mobilityExercises,
  ...stretchExercises,
];

import type { LoggedSet } from '../../contracts/records/loggedWorkouts';
import { loggedWorkoutTexts } from './training.texts';

/** Of all exercises of a workout together. */
export const MOST_SETS_OF_WORKOUT = 1000;

type SetFigures = Pick<LoggedSet, 'reps' | 'weight' | 'dur_seconds' | 'distance'>;

interface LoggedContent {
  readonly exercises: readonly {
    readonly key: string;
    readonly sets: readonly (SetFigures & { readonly number: number })[];
  }[];
}

/** The problem of a log as a sentence, or null. The schema checks the bounds of each figure. */
export function loggedWorkoutProblem({ exercises }: LoggedContent): string | null {
  const sets = exercises.flatMap((exercise) => exercise.sets);
  if (hasRepeated(exercises.map(({ key }) => key))) return loggedWorkoutTexts.exerciseTwice;
  if (exercises.some((exercise) => hasRepeated(exercise.sets.map(({ number }) => number)))) {
    return loggedWorkoutTexts.setTwice;
  }
  if (sets.length > MOST_SETS_OF_WORKOUT) return loggedWorkoutTexts.tooManySets(MOST_SETS_OF_WORKOUT);
  return sets.some((set) => !hasFigure(set)) ? loggedWorkoutTexts.emptySet : null;
}

/** A set without any figure says nothing. */
export const hasFigure = ({ reps, weight, dur_seconds: seconds, distance }: SetFigures): boolean =>
  [reps, weight, seconds, distance].some((figure) => figure !== null);

const hasRepeated = (values: readonly (string | number)[]): boolean => new Set(values).size < values.length;

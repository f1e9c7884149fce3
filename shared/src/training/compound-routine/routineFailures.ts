import type { RoutineType } from '@formline/shared/contracts/compoundRoutines';
import type { ProgramContext } from '../program-context/programContext';
import { routineTexts } from './routine.texts';
import { saidOf } from './saidOf';

/** Where a superset or circuit is edited, for the words about what failed there. */
export interface RoutineSite {
  readonly context: ProgramContext;
  readonly routineType: RoutineType;
}

/** What is said when a save was refused: in the library the server's own words. */
export const saveFailure = ({ context, routineType }: RoutineSite, error: unknown): string =>
  context === 'library' ? saidOf(error) : routineTexts.kinds[routineType].saveFailed(saidOf(error));

interface FailedRemoval {
  readonly title: string;
  /** The workout it stands in; the library has none. */
  readonly workoutName: string;
  /** What was thrown; null when no section of the workout holds it. */
  readonly error: unknown;
}

/** What is said when something could not be removed. */
export function removalFailure(
  { context, routineType }: RoutineSite,
  { title, workoutName, error }: FailedRemoval,
): string {
  if (context === 'library') return routineTexts.removal.failed(title, saidOf(error));
  const { notFound, removeFailed } = routineTexts.kinds[routineType];
  return error === null ? notFound(title, workoutName) : removeFailed(title, workoutName);
}

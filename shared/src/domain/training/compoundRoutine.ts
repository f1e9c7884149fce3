import type { RoutineType } from '../../contracts/library/compoundRoutines';
import { LONGEST_CLOCK_SECONDS } from '../dates/clockText';
import { compoundRoutineTexts } from './training.texts';

export const SUPERSET_MAX_REPS = 99;
export const CIRCUIT_MAX_ROUNDS = 99;
/** With the ordinals 0 and 1. */
export const SUPERSET_EXERCISES = 2;
export const CIRCUIT_MAX_EXERCISES = 30;
export const ROUTINE_TITLE_MAX_LENGTH = 160;

/** Null is what is not filled in. */
export interface CompoundRoutineDraft {
  readonly title: string;
  readonly routine_type: RoutineType;
  readonly reps: number | null;
  readonly rest: number | null;
  readonly exercises: readonly { readonly exercise_id: number; readonly ordinal: number }[];
}

/** The problem of a superset or circuit, or null. The ordinals are the positions in the list, from 0. */
export function compoundRoutineProblem(draft: CompoundRoutineDraft): string | null {
  const title = draft.title.trim();
  const isCircuit = draft.routine_type === 'circuit';
  const fewestExercises = isCircuit ? 1 : SUPERSET_EXERCISES;
  const isComplete =
    title !== '' &&
    draft.reps !== null &&
    draft.reps > 0 &&
    draft.exercises.length >= fewestExercises &&
    (!isCircuit || hasRest(draft));
  if (!isComplete) return compoundRoutineTexts.incomplete;
  if (title.length > ROUTINE_TITLE_MAX_LENGTH) return compoundRoutineTexts.titleTooLong;
  return (isCircuit ? circuitProblem(draft) : supersetProblem(draft)) ?? orderProblem(draft);
}

const hasRest = ({ rest }: CompoundRoutineDraft): boolean =>
  rest !== null && (rest > 0 || Number.isNaN(rest));

function supersetProblem({ reps, exercises }: CompoundRoutineDraft): string | null {
  if ((reps ?? 0) > SUPERSET_MAX_REPS) return compoundRoutineTexts.tooManyReps;
  return exercises.length > SUPERSET_EXERCISES ? compoundRoutineTexts.tooManyInSuperset : null;
}

function circuitProblem({ reps, rest, exercises }: CompoundRoutineDraft): string | null {
  if ((reps ?? 0) > CIRCUIT_MAX_ROUNDS) return compoundRoutineTexts.tooManyRounds;
  const isClock = rest !== null && rest <= LONGEST_CLOCK_SECONDS;
  if (!isClock) return compoundRoutineTexts.restNotClock;
  if (exercises.length > CIRCUIT_MAX_EXERCISES) return compoundRoutineTexts.tooManyInCircuit;
  const different = new Set(exercises.map(({ exercise_id }) => exercise_id));
  return different.size < exercises.length ? compoundRoutineTexts.repeatedInCircuit : null;
}

function orderProblem({ exercises }: CompoundRoutineDraft): string | null {
  const ordinals = new Set(exercises.map(({ ordinal }) => ordinal));
  const isOrder = exercises.every((_exercise, index) => ordinals.has(index));
  return isOrder ? null : compoundRoutineTexts.wrongOrder;
}

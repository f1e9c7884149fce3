import type { CompoundRoutine } from '../contracts/library/compoundRoutines';
import type { Exercise } from '../contracts/library/exercises';
import { buildExercises } from './buildExercise';

interface GivenRoutine extends Partial<Omit<CompoundRoutine, 'compound_routine_exercises'>> {
  readonly exercises?: readonly Exercise[];
}

/** A superset of two exercises, or a circuit of three when `routine_type` says so; pass what matters to the test. */
export function buildRoutine({ exercises, ...given }: GivenRoutine = {}): CompoundRoutine {
  const { id = 1, routine_type = 'super_set' } = given;
  const isCircuit = routine_type === 'circuit';
  const inOrder = exercises ?? buildExercises(isCircuit ? 3 : 2);
  return {
    id,
    compound_routine_id: id,
    title: `${isCircuit ? 'Circuit' : 'Superset'} ${id}`,
    routine_type,
    reps: 10,
    rest: isCircuit ? 60 : null,
    is_favorite: false,
    compound_routine_exercises: inOrder.map((exercise, ordinal) => ({
      ordinal,
      compound_routine_id: id,
      exercise,
    })),
    version: 1,
    ...given,
  };
}

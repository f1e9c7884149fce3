import type {
  CompoundRoutine,
  findCompoundRoutines,
} from '@formline/shared/contracts/library/compoundRoutines';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import { presentExercisesById } from '../exercises/exercises.presenter';
import type { FilledRoutines, RoutinePage } from './compoundRoutines.repository';

export function presentRoutinePage(page: RoutinePage): EndpointResult<typeof findCompoundRoutines> {
  return { compoundRoutines: presentRoutines(page), hasMore: page.hasMore, total: page.total };
}

export function presentRoutine(read: FilledRoutines): CompoundRoutine {
  const [routine] = presentRoutines(read);
  if (!routine) throw new Error('No superset or circuit was read.');
  return routine;
}

function presentRoutines({ routines, slots, used }: FilledRoutines): CompoundRoutine[] {
  const exercises = presentExercisesById(used);
  return routines.map((routine) => ({
    id: routine.id,
    compound_routine_id: routine.id,
    title: routine.title,
    routine_type: routine.routineType,
    reps: routine.reps,
    rest: routine.restSeconds,
    is_favorite: routine.isFavorite,
    compound_routine_exercises: slots.flatMap(({ compoundRoutineId, exerciseId, ordinal }) => {
      const exercise = exercises.get(exerciseId);
      if (compoundRoutineId !== routine.id || !exercise) return [];
      return [{ ordinal, compound_routine_id: routine.id, exercise }];
    }),
    version: routine.version,
  }));
}

import type { TaggedExercises } from '../exercises/exerciseTags';
import type { RoutineRow, SlotRow } from './compoundRoutines.repository';

export interface FilledRoutines {
  readonly routines: readonly RoutineRow[];
  readonly slots: readonly SlotRow[];
  readonly used: TaggedExercises;
}

export interface RoutinePage extends FilledRoutines {
  readonly hasMore: boolean;
  readonly total: number | undefined;
}

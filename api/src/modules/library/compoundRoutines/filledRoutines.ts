import type { TaggedExercises } from '../exercises/taggedExercises';
import type { RoutineRow, SlotRow } from './compoundRoutines.repository';

/** Supersets and circuits with the exercises of all of them. */
export interface FilledRoutines {
  readonly routines: readonly RoutineRow[];
  readonly slots: readonly SlotRow[];
  readonly used: TaggedExercises;
}

export interface RoutinePage extends FilledRoutines {
  readonly hasMore: boolean;
  /** How many all pages have, while another page follows. */
  readonly total: number | undefined;
}

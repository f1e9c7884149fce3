import { searchText } from '@formline/shared/contracts/primitives';
import * as z from '@formline/shared/contracts/schema';

const stateSchema = z.object({ workoutDuplicateName: searchText });

/** Navigation state with the name of a new copy, for the list of own workouts. */
export interface DuplicateState {
  readonly workoutDuplicateName: string;
}

/** Name of a copy in the navigation state; null without one. */
export function duplicateNameIn(state: unknown): string | null {
  const brought = z.safeParse(stateSchema, state);
  return brought.success ? brought.data.workoutDuplicateName || null : null;
}

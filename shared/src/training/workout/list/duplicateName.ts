import { searchText } from '@formline/shared/contracts/primitives';
import * as z from '@formline/shared/contracts/schema';

const stateSchema = z.object({ workoutDuplicateName: searchText });

/** What goes along to the list of own workouts, so that it shows the copy that was made. */
export interface DuplicateState {
  readonly workoutDuplicateName: string;
}

/** The name of a copy that a navigation brought along; null when it brought none. */
export function duplicateNameIn(state: unknown): string | null {
  const brought = z.safeParse(stateSchema, state);
  return brought.success ? brought.data.workoutDuplicateName || null : null;
}

import { searchText } from '@formline/shared/contracts/primitives';
import * as z from '@formline/shared/contracts/schema';

const stateSchema = z.object({ workoutDuplicateName: searchText });

export interface DuplicateState {
  readonly workoutDuplicateName: string;
}

export function duplicateNameIn(state: unknown): string | null {
  const brought = z.safeParse(stateSchema, state);
  return brought.success ? brought.data.workoutDuplicateName || null : null;
}

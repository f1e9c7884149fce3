import { searchText } from '@formline/shared/contracts/primitives';
import * as z from '@formline/shared/contracts/schema';

const stateSchema = z.object({ workoutDuplicateName: searchText });

export interface DuplicateState {
  readonly workoutDuplicateName: string;
}

export function duplicateNameIn(state: unknown): string | null {
  const parsed = z.safeParse(stateSchema, state);
  return parsed.success ? parsed.data.workoutDuplicateName || null : null;
}

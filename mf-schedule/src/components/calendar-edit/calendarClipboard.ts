import { useSyncExternalStore } from 'react';
import type { PathOwner } from '../calendar-owner/schedulingPaths';
import type { CalendarWorkout } from '../schedule/calendarWorkout';

export interface CopiedWorkouts {
  /** Whose they are: another person in this tab does not see them. */
  readonly userId: number;
  readonly mode: 'copy' | 'move';
  /** Whose calendar they are on. */
  readonly owner: PathOwner;
  /** The first day that was chosen; its place is where the workouts are pasted. */
  readonly from: string;
  readonly workouts: readonly CalendarWorkout[];
}

let copied: CopiedWorkouts | null = null;
const listeners = new Set<() => void>();

/** Of this tab, so that workouts can be pasted on another calendar. */
export const calendarClipboard = {
  read: (): CopiedWorkouts | null => copied,
  write(next: CopiedWorkouts | null): void {
    copied = next;
    for (const listener of listeners) listener();
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCalendarClipboard(userId: number | null): CopiedWorkouts | null {
  const known = useSyncExternalStore(subscribe, calendarClipboard.read);
  return known?.userId === userId ? known : null;
}

import type { PageLocation } from '@formline/shared/routing';

/** What of an address says which workout is edited. */
const WORKOUT_PARAMETERS = ['programId', 'scheduleId', 'workoutId'] as const;
/** Views in which no workout is open. */
const LIST_VIEWS: readonly (string | null)[] = [null, 'workoutList', 'programList', 'programDetails'];

/** Whether the same workout is open at the next address, such as when something else of it is looked at. */
export function staysAtWorkout(current: PageLocation, next: PageLocation): boolean {
  const before = new URLSearchParams(current.search);
  const after = new URLSearchParams(next.search);
  return (
    current.pathname === next.pathname &&
    !LIST_VIEWS.includes(after.get('view')) &&
    WORKOUT_PARAMETERS.every((name) => before.get(name) === after.get(name))
  );
}

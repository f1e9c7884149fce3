import type { PageLocation } from '@formline/shared/routing';

const WORKOUT_PARAMETERS = ['programId', 'scheduleId', 'workoutId'] as const;
const LIST_VIEWS: readonly (string | null)[] = [null, 'workoutList', 'programList', 'programDetails'];

/** Whether the next URL shows the same workout, for example with another item open. */
export function staysAtWorkout(current: PageLocation, next: PageLocation): boolean {
  const before = new URLSearchParams(current.search);
  const after = new URLSearchParams(next.search);
  return (
    current.pathname === next.pathname &&
    !LIST_VIEWS.includes(after.get('view')) &&
    WORKOUT_PARAMETERS.every((name) => before.get(name) === after.get(name))
  );
}

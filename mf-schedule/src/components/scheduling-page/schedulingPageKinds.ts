export type SchedulingPageKind =
  | 'schedule-programs'
  | 'schedule-workouts'
  | 'schedule-exercises'
  | 'customize-program'
  | 'customize-workout';

/** Managers have no access to pages that only assign. */
export const isForAssigning = (kind: SchedulingPageKind): boolean => kind.startsWith('schedule-');

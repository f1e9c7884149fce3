export type SchedulingPageKind =
  | 'schedule-programs'
  | 'schedule-workouts'
  | 'schedule-exercises'
  | 'customize-program'
  | 'customize-workout'
  | 'log-workout';

export const isForAssigning = (kind: SchedulingPageKind): boolean => kind.startsWith('schedule-');

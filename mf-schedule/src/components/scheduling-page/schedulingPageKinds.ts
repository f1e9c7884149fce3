export type SchedulingPageKind =
  | 'schedule-programs'
  | 'schedule-workouts'
  | 'schedule-exercises'
  | 'customize-program'
  | 'customize-workout';

/** Whether the page only adds to the calendar: who may change nothing has no business there. */
export const isForAssigning = (kind: SchedulingPageKind): boolean => kind.startsWith('schedule-');

/** What of the feed is shown. */
export const activityFilters = ['all', 'workouts', 'assessments', 'goals'] as const;
export type ActivityFilter = (typeof activityFilters)[number];

/** Query parameter in which the page keeps the filter. */
export const FILTER_PARAMETER = 'activity';

/** The filter an address asks for; everything else is none. */
export const activityFilterOf = (text: string | null): ActivityFilter =>
  activityFilters.find((filter) => filter === text) ?? 'all';

/** How each filter is asked for. */
export const askedFor = {
  all: {},
  workouts: { workout_activity: 'true' },
  assessments: { daily_readiness_assessment: 'true' },
  goals: { activity_types: ['milestone_completed', 'goal_changed'] },
} as const;

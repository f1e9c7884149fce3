export const activityFilters = ['all', 'workouts', 'assessments', 'goals'] as const;
export type ActivityFilter = (typeof activityFilters)[number];

export const FILTER_PARAMETER = 'activity';

export const activityFilterOf = (text: string | null): ActivityFilter =>
  activityFilters.find((filter) => filter === text) ?? 'all';

export const filterQueries = {
  all: {},
  workouts: { workout_activity: 'true' },
  assessments: { daily_readiness_assessment: 'true' },
  goals: { activity_types: ['milestone_completed', 'goal_changed'] },
} as const;

import type { ActivityType } from '@formline/shared/contracts/people/activityFeed';
import { counted } from '@formline/shared/domain/text/counted';

export interface ActivityFacts {
  readonly subject: string;
  readonly count: number | null;
  readonly day: string;
}

const activityTexts: Readonly<Record<ActivityType, (facts: ActivityFacts) => string>> = {
  program_scheduled: ({ subject, count }) =>
    count
      ? `was assigned the program ${subject}, ${counted(count, 'workout', 'workouts')}`
      : `was assigned the program ${subject}`,
  workout_scheduled: ({ subject, day }) =>
    day ? `was assigned ${subject} for ${day}` : `was assigned ${subject}`,
  workout_rescheduled: ({ subject, day }) =>
    day ? `had ${subject} moved to ${day}` : `had ${subject} rescheduled`,
  workout_completed: ({ subject }) => `completed ${subject}`,
  workout_cancelled: ({ subject }) => `had ${subject || 'a workout'} cancelled`,
  performance_assessment_recorded: ({ count }) =>
    count ? `has ${counted(count, 'new assessment result', 'new assessment results')}` : 'was assessed',
  measurement_recorded: () => 'was measured',
  ohsa_recorded: () => 'did the overhead squat assessment',
  nutrition_recorded: () => 'was given a new nutrition plan',
  milestone_completed: ({ subject }) => `reached ${subject}`,
  goal_changed: ({ subject }) => `has a new goal: ${subject}`,
  client_added: () => 'was added as a client',
  client_invited: () => 'was invited',
  client_joined: () => 'joined',
  group_created: ({ count }) =>
    count ? `was created with ${counted(count, 'client', 'clients')}` : 'was created',
};

export const managerDashboardTexts = {
  title: 'My Dashboard',
  figures: 'The practice at a glance',
  clients: 'Clients',
  ofClients: (active: number, inactive: number) =>
    inactive === 0 ? 'all active' : `${active} active, ${inactive} inactive`,
  groups: 'Groups',
  inGroups: (clients: number) => `${counted(clients, 'client trains', 'clients train')} in a group`,
  workouts: 'Workouts completed',
  inDays: (days: number) => `in the last ${days} days`,
  adherence: 'Adherence, 30 days',
  inWindows: (percent: string) => `${percent} in 90 days`,
  needs: 'Needs the trainer',
  needsLoading: 'Loading who needs the trainer',
  noNeeds: 'Nobody needs the trainer right now.',
  allNeeds: (count: number) => `View all ${counted(count, 'line', 'lines')} of Today`,
  atLeast: (count: number) => `${count}+`,
  unknown: 'n/a',
  loading: 'Loading',
  clientsLoading: 'Loading clients',
  noClients: 'No clients yet.',
  allClients: (count: number) => `View all ${counted(count, 'client', 'clients')}`,
  inactive: 'Inactive',
  noGroups: 'No groups yet.',
  groupsLoading: 'Loading groups',
  allGroups: (count: number) => `View all ${counted(count, 'group', 'groups')}`,
  members: (count: number) => counted(count, 'client', 'clients'),
  feed: {
    title: 'Activity',
    loading: 'Loading activity',
    search: 'Search activity',
    filter: 'Kind of activity',
    filters: { all: 'All', workouts: 'Workouts', assessments: 'Assessments', goals: 'Goals' },
    empty: 'Nothing has happened yet',
    emptyText: 'Completed workouts, assessments and goals of your clients will appear here.',
    noResults: 'No Search Results Found.',
    clear: 'Show all activity',
    failed: 'We couldn’t load the activity',
    failedText: 'Nothing is lost. Try again in a moment.',
    moreFailed: 'We couldn’t load more activity.',
    more: 'Show more',
    shown: (count: number) => `${counted(count, 'entry', 'entries')} of activity shown`,
    today: 'Today',
    yesterday: 'Yesterday',
    formerClient: 'A former client',
    aGroup: 'A group',
    did: activityTexts,
  },
};

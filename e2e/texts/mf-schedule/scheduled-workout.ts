import type { SpecifiedText } from '../SpecifiedText';

const where = 'mf-schedule/src/features/scheduled-workout/ScheduledWorkoutDialog.test.tsx';

export const scheduledWorkoutTexts: readonly SpecifiedText[] = [
  { text: 'Failed to load schedule data.', where },
  { text: 'Unable to fetch schedule. Please try again later.', where },
  {
    text: 'Failed to delete schedule(s).',
    where: 'mf-schedule/src/features/scheduled-workout/changingTheSchedule.test.tsx',
  },
  { text: 'Schedule Once', where },
  { text: 'Schedule Repeat', where },
  { text: 'video processing...', where },
];

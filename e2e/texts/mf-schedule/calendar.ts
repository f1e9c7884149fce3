import type { SpecifiedText } from '../SpecifiedText';

const CALENDAR = 'mf-schedule/src/features/calendar/ClientCalendar.test.tsx';
const GROUP = 'mf-schedule/src/features/calendar/GroupCalendar.test.tsx';
const PAGE = 'mf-schedule/src/components/scheduling-page/SchedulingPage.test.tsx';

export const calendarTexts: readonly SpecifiedText[] = [
  { text: 'Schedule Workout', where: CALENDAR },
  { text: 'View assigned workouts', where: CALENDAR },
  { text: 'Unable to fetch schedule. Please try again later.', where: CALENDAR },
  { text: 'Failed to load schedule data.', where: CALENDAR },
  { text: 'Lifestyle', where: CALENDAR },
  { text: 'Assign a workout from', where: GROUP },
  { text: 'Exercises', where: GROUP },
  { text: 'Workouts', where: GROUP },
  { text: 'Programs', where: GROUP },
  { text: 'Something went wrong! Please try again later.', where: GROUP },
  { text: 'Assign Program', where: PAGE },
  { text: 'Assign Workout', where: PAGE },
  { text: 'Assign Exercises', where: PAGE },
  { text: 'Choose a program for {client or group}', where: PAGE },
  { text: 'Choose a workout for {client or group}', where: PAGE },
  { text: 'Choose exercises for {client or group}', where: PAGE },
  { text: "Customize {client}'s Program", where: PAGE },
];

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

import type { StillReason } from './plan';

export const customizeTexts = {
  steps: {
    addWorkouts: 'Add Workouts',
    workoutDetails: 'Workout Details',
    addExercises: 'Add Exercises',
    editExercise: 'Edit Exercise',
    viewExercise: 'View Exercise',
    superSetDetails: 'Superset Details',
    superSetExerciseDetails: 'Exercise Details',
    circuitDetails: 'Circuit Details',
    circuitExerciseDetails: 'Exercise Details',
    progressionRegressionExDetails: 'Exercise Details',
  },
  editVideo: 'Edit Workout Video',
  loading: 'Loading the schedule',
  region: 'Workout Details',
  close: 'Back to calendar',
  failed: { title: 'Failed to load schedule data.', text: 'Nothing is lost. Try again in a moment.' },
  notFound: {
    title: 'This is no longer on the calendar',
    text: 'It may have been deleted, or the link may be incomplete.',
  },
  insufficient: 'Insufficient data. Unable to reschedule program.',
  noMatch: 'Current program does not have a matching workout',
  noMatchText: 'It may have been removed from the program in the meantime.',
  toProgram: 'Back to the program',
  toCalendar: 'Back to calendar',
  emptyProgram: 'A scheduled program needs at least one workout. To remove all of it, delete it.',
  still: {
    group: 'This came with a client group. It is changed on the group’s calendar, for all members.',
    over: 'This schedule has ended. Completed workouts do not change.',
    reader: null,
  } satisfies Readonly<Record<StillReason, string | null>>,
  editScope: {
    label: 'Applies to',
    day: 'This day',
    following: 'This and following days',
    all: 'All upcoming days',
    endsWeeks: 'All these days then have the same content: its weekly changes end.',
    chosen: {
      day: 'Applies to this day only.',
      following: 'Applies to this day and the following ones.',
      all: 'Applies to all upcoming days.',
    },
    program: {
      client: (name: string, count: number) =>
        `Changes apply only to ${name}, on ${days(count)}. Your library does not change.`,
      group: (name: string, count: number) =>
        `Changes apply to all members of ${name}, on ${days(count)}. Your library does not change.`,
    },
    workout: {
      client: (name: string) => `Only for ${name}. Your library does not change.`,
      group: (name: string, count: number) =>
        `Changes apply to all members of ${name}, on ${days(count)}. Your library does not change.`,
    },
  },
  remove: 'Delete',
  nameless: 'this schedule',
  dates: {
    change: 'Change dates',
    title: (name: string) => `Reschedule ${name}`,
    submit: { idle: 'Save dates', busy: 'Saving…' },
    changed: (name: string) => `${name} has new dates`,
  },
} as const;

const days = (count: number) => (count === 1 ? '1 upcoming day' : `all ${count} upcoming days`);

import type { StillReason } from './plan';

/** Words of the screens where what is scheduled is customised; letter for letter where the product's documents give them. */
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
  gone: {
    title: 'This is not on the calendar any more',
    text: 'It may have been taken off, or the link may be incomplete.',
  },
  insufficient: 'Insufficient data. Unable to reschedule program.',
  noMatch: 'Current program does not have a matching workout',
  noMatchText: 'It may have been taken out of the program meanwhile.',
  toProgram: 'Back to the program',
  toCalendar: 'Back to calendar',
  emptyProgram: 'A program on the calendar needs a workout. To take all of it off, delete it.',
  still: {
    group: 'This came with a client group. It is changed on the group’s calendar, for all members.',
    over: 'This is over. What was done stays as it was.',
    reader: null,
  } satisfies Readonly<Record<StillReason, string | null>>,
  reach: {
    label: 'Changes reach',
    day: 'This day',
    following: 'This and following days',
    all: 'All days ahead',
    chosen: {
      day: 'Changes reach this day alone.',
      following: 'Changes reach this day and the following ones.',
      all: 'Changes reach all days ahead.',
    },
    program: {
      client: (name: string, count: number) =>
        `Changes are for ${name} alone and reach ${days(count)} ahead. Your library stays as it is.`,
      group: (name: string, count: number) =>
        `Changes are for all members of ${name} and reach ${days(count)} ahead. Your library stays as it is.`,
    },
    workout: {
      client: (name: string) => `For ${name} alone. Your library stays as it is.`,
      group: (name: string, count: number) =>
        `Changes are for all members of ${name} and reach ${days(count)} ahead. Your library stays as it is.`,
    },
  },
  remove: 'Delete',
  /** What is called so that was scheduled in one go without a name. */
  nameless: 'this schedule',
  dates: {
    change: 'Change dates',
    title: (name: string) => `Reschedule ${name}`,
    submit: { idle: 'Save dates', busy: 'Saving…' },
    changed: (name: string) => `${name} has new dates`,
  },
} as const;

const days = (count: number) => (count === 1 ? 'the day' : `all ${count} days`);

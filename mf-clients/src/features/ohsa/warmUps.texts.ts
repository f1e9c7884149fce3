import { counted } from '@formline/shared/domain/text/counted';

const ofDays = (count: number) => counted(count, 'workout', 'workouts');

export const warmUpsTexts = {
  open: 'Add to Warm-Ups',
  title: 'Add corrective exercises to Warm-Ups',
  count: 'Next workouts',
  loading: 'Loading the next workouts',
  failed: 'We couldn’t load the next workouts',
  cancel: 'Cancel',
  date: 'Date',
  workout: 'Workout',
  change: 'Change',
  addsAll: (count: number) => `Adds all ${count} exercises`,
  adds: (names: readonly string[]) => `Adds ${names.join(', ')}`,
  outcomes: {
    alreadyThere: 'Has them already',
    groupSession: 'Group session, not changed. Change it in the group’s schedule.',
    tooManyExercises: 'Not changed: there is no room for more exercises',
  },
  noneAhead: 'No workouts are scheduled from today on.',
  fewer: (found: number) => `Only ${ofDays(found)} ahead can have them.`,
  onlyThisClient: 'Only this client’s copies change. The library and groups stay as they are.',
  add: (count: number) => (count === 0 ? 'Nothing to add' : `Add to ${ofDays(count)}`),
  added: (count: number) => `Corrective exercises added to ${ofDays(count)}`,
  undone: 'The workouts are as they were',
  errors: {
    add: 'We couldn’t add the exercises. Nothing was changed. Please try again.',
    undo: 'We couldn’t restore the workouts.',
  },
};

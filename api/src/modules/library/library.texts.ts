import { MOST_EXERCISES_OF_WORKOUT } from '@formline/shared/contracts/library/workoutContent';

export const libraryTexts = {
  exercises: {
    noSuch: 'There is no exercise with this number in your library.',
    noSuchTag: 'A muscle group or fitness component is not in the lists.',
    adjustmentTwice: 'An exercise can be named as progression or regression once.',
    ownAdjustment: 'An exercise cannot be its own progression or regression.',
    foreignMedia: 'An exercise shows pictures and videos that you uploaded.',
  },
  routines: {
    noSuch: 'You have no superset or circuit with this number.',
    numbersDiffer: 'The number in the address and the one in the form differ.',
  },
  workouts: {
    noSuch: 'There is no workout with this number in your library.',
    noIds: 'Unable to get workouts. workoutIds required!',
    providersIsFixed: 'A workout of the library can be copied to My Workouts and changed there.',
    tooManyExercises: `A workout can hold ${MOST_EXERCISES_OF_WORKOUT} exercises.`,
  },
  programs: {
    noSuch: 'There is no program with this number in your library.',
    noSuchCategory: 'There is no program category with this number.',
    providersIsFixed: 'A program of the library can be copied to My Programs and changed there.',
  },
  media: {
    noSuchVideo: 'You have no workout video with this number.',
    unusableVideo: 'This video cannot be used. Please choose another one.',
    shorterFile: 'The file is shorter than that.',
  },
} as const;

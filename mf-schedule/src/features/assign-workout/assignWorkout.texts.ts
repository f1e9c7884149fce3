import type { exerciseSources } from '@formline/shared/contracts/library/exercises';
import { PRODUCT_NAME } from '@formline/shared/contracts/product';

export type WorkoutSource = (typeof exerciseSources)[number];

export const assignWorkoutTexts = {
  listWidth: 'Width of the list of workouts',
  firstTime: {
    title: "You haven't created any custom workouts yet",
    text: 'Create custom workouts within your library.',
  },
  none: {
    title: 'No workouts here yet',
    text: `Workouts that ${PRODUCT_NAME} adds to the library will appear here.`,
  },
  toLibrary: 'Go to My Workouts',
  views: {
    workoutDetails: 'Preview Workout',
    videoWorkout: 'Preview Workout',
    addExercises: 'Add Exercises',
    editExercise: 'Edit Exercise',
    viewExercise: 'Preview Exercise',
    superSetDetails: 'Superset Details',
    superSetExerciseDetails: 'Preview Exercise',
    circuitDetails: 'Circuit Details',
    circuitExerciseDetails: 'Preview Exercise',
    progressionRegressionExDetails: 'Preview Exercise',
    swapPage: 'Swap Exercise',
  },
  title: 'Preview Workout',
  changed: (owner: string) => `Changed for ${owner}`,
  changedHint: 'The workout in your library does not change.',
  copy: 'Copy to My Workouts',
  noExercises: 'Add an exercise to the workout before scheduling it',
  failed: (message: string) => `Failed to schedule the workout. ${message}`,
} as const;

export const assignProgramTexts = {
  views: {
    programDetails: 'Program Details',
    addWorkouts: 'Add Workouts',
    workoutDetails: 'Preview Workout',
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
  toLibrary: 'Go to My Programs',
  noWorkouts: 'Add a workout to the program before scheduling it',
};

/** Words above the sections of a workout. */
export const workoutHeadTexts = {
  name: 'Workout name',
  namePlaceholder: 'Enter Workout Name',
  description: 'Description',
  descriptionPlaceholder: 'Add a description',
  addExercises: 'Add Exercises',
  addHint: 'Add this workout to the program before adding exercises',
  addSection: 'Add section',
  newSection: (count: number) => `Section ${count}`,
  exercises: (count: number) => `${count} ${count === 1 ? 'Exercise' : 'Exercises'}`,
  saved: 'Saved',
  saving: 'Saving…',
  notSaved: 'Not saved',
  nameless: 'Not saved yet: give it a name',
  tryAgain: 'Try again',
  conflict: {
    title: 'Somebody else changed this workout',
    text: 'Your changes are still here and not saved. Keep yours to replace the other version, or load the other version.',
    keep: 'Keep mine',
    load: 'Load what was saved',
  },
} as const;

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
  nameless: 'Not saved yet: give it a name',
} as const;

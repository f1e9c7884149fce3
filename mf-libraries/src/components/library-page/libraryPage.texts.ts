export const libraryPageTexts = {
  libraries: 'Libraries',
  sections: {
    exercises: 'Exercises',
    workouts: 'Workouts',
    sets: 'Supersets & Circuits',
    programs: 'Programs',
  },
};

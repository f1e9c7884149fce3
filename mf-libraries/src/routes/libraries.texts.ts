export const librariesTexts = {
  libraries: 'Libraries',
  exercises: 'Exercises',
  education: 'Education',
  educationPlaceholder: 'Education goes here',
};

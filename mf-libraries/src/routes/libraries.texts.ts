export const librariesTexts = {
  education: 'Education',
  educationPlaceholder: 'Education goes here',
};

export const lazyPartTexts = {
  failed: 'This part could not be loaded',
  whatToDo: 'Check your connection and try again.',
};

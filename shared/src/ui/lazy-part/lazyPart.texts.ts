export const lazyPartTexts = {
  failed: 'We couldn’t load this part of the page',
  whatToDo: 'Check your connection and try again.',
};

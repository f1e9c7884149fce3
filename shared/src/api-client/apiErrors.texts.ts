export const apiErrorTexts = {
  serverError: 'A server error occurred. Please try again later.',
  noAnswer: 'Formline could not be reached. Check your connection and try again.',
};

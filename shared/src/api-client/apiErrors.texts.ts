export const apiErrorTexts = {
  serverError: 'A server error occurred. Please try again later.',
  unexpected: 'Unexpected Error',
  unknown: 'Something went wrong. Please try again.',
  notSignedIn: 'User does not have access information and must login',
  noAnswer: 'We couldn’t reach Formline. Check your connection and try again.',
};

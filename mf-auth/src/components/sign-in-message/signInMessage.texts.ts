export const signInMessageTexts = {
  lastAttempt: 'Last attempt. Account will be temporarily locked.',
  lockedTitle: 'Your account is temporarily locked',
  lockedText: 'Your account is locked. Please try again later.',
  serverError: 'Internal Server Error',
  unexpected: 'Unexpected error occurred, please try again later.',

  dialogDone: 'OK',
  download: 'Download the app',
};

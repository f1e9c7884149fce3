/** What a person is told when signing in does not work. */
export const tokensTexts = {
  emailInvalid: 'Enter a valid email address',
  wrongCredentials: 'Incorrect email or password.',
  lastAttempt: 'Last attempt. Account will be temporarily locked.',
  locked: (minutes: number) =>
    minutes > 1
      ? `Too many wrong passwords. Please try again in ${minutes} minutes.`
      : 'Too many wrong passwords. Please try again in a minute.',
  lockedTitle: 'Your account is temporarily locked',
  inactive: 'Your account is not active. Please contact support.',
  client: 'Clients sign in with the mobile app. Access on the web is coming soon.',
  legacy: 'Please update your password to go on with your legacy account.',
  unlinked: 'Please link your accounts to sign in.',
  mismatched: 'Please use your legacy account to log in',
  sessionEnded: 'Your session has ended. Please sign in again.',
} as const;

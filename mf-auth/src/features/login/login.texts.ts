import { PRODUCT_NAME } from '@formline/shared/contracts/product';

export const loginTexts = {
  title: 'Sign in',
  subtitle: 'For personal trainers and club managers.',
  email: 'Email',
  password: 'Password',
  next: 'Continue',
  signIn: 'Sign in',
  useAnotherEmail: 'Use another email',
  dialogDone: 'OK',

  invalidEmail: 'Enter a valid email address',
  missingPassword: 'Enter a password',

  newAccount: `No ${PRODUCT_NAME} account uses this email address. Check the spelling, or use another email.`,
  legacyAccount: `This email belongs to an account of the former ${PRODUCT_NAME}. It must be moved before you can sign in here. Please ask support to move it.`,
  accountElsewhere: `This email has an account with us that is not connected to ${PRODUCT_NAME} yet. Please ask support to connect it.`,
  unlinkedAccounts:
    'This email belongs to two accounts. They must be linked before you can sign in here. Please ask support to link them.',
  mismatchedAccounts: 'Please use your legacy account to log in',
  unexpected: 'Unexpected error occurred, please try again later.',
  unexpectedServer: 'Unexpected server error occurred, please try again later.',

  clientTitle: 'Client Access Coming Soon',
  clientText: `Clients cannot sign in on the web yet. Please use the ${PRODUCT_NAME} mobile app to see your workouts and your progress.`,

  lastAttempt: 'Last attempt. Account will be temporarily locked.',
  lockedTitle: 'Your account is temporarily locked',
  lockedText: 'Your account is locked. Please try again later.',
};

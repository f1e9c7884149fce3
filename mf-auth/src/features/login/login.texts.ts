import { PRODUCT_NAME } from '@formline/shared/contracts/product';

export const loginTexts = {
  title: 'Sign in',
  subtitle: 'For personal trainers and club managers.',
  email: 'Email',
  password: 'Password',
  passwordAhead: 'Your password',
  rememberMe: 'Remember me',
  forgotPassword: 'Forgot your password?',
  next: 'Continue',
  signIn: 'Sign in',

  noAccount: `New to ${PRODUCT_NAME}?`,
  signUp: 'Sign up',
  tryFree: 'Try it FREE',

  invalidEmail: 'Enter a valid email address',
  missingPassword: 'Enter a password',

  mismatchedAccounts: 'Please use your legacy account to log in',
  unexpectedServer: 'Unexpected server error occurred, please try again later.',

  newToProductTitle: `You are new to ${PRODUCT_NAME}`,
  newToProductText: `This email has an account with us, but not with ${PRODUCT_NAME} yet. Download the ${PRODUCT_NAME} app and sign in there with the password you have: your account is then set up here, too.`,
};

import { PRODUCT_NAME } from '@formline/shared/contracts/product';

export const createAccountTexts = {
  title: 'Create your account',
  subtitle: 'For personal trainers. Clients are invited by their trainer.',
  email: 'Email',
  firstName: 'First Name',
  lastName: 'Last Name',
  password: 'Password',
  create: 'Create Account',
  consent: 'By creating an account you consent to the processing of your data in the United States.',
  haveAccount: 'Already have an account?',
  logIn: 'Log in',

  missingEmail: 'Email is required',
  invalidEmail: 'Invalid email format',
  exists: 'This account already exists',
  notAccepted: 'Your account is created once you have accepted the terms and the privacy policy.',
  unexpected: 'A server error occurred. Please try again later.',

  readyTitle: 'Your account is ready',
  readyText: 'We couldn’t sign you in automatically. Log in with your email address and your password.',
};

export const termsDialogTexts = {
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  close: 'Close',
  accept: 'Accept and Continue',
};

export const invitationTexts = {
  loading: 'Loading your invitation',
  invites: (trainer: string) => `${trainer} invites you`,
  openAccount: `Create your ${PRODUCT_NAME} account to train together.`,
  hasAccount: (email: string) => `You have an account already, as ${email}.`,
  whatAcceptMeans: (trainer: string) =>
    `When you accept, ${trainer} sees what you enter. If you do not know who this is, close this page.`,
  accept: 'Accept invitation',
  failed: 'We couldn’t load your invitation',
  whatToDo: 'Check your connection and try again.',

  over: {
    title: 'This invitation is no longer valid',
    text: 'It has been accepted, is more than two weeks old, or was followed by a newer one. If you have not accepted it yet, ask your trainer for a new one.',
    link: 'Go to sign in',
  },

  openedTitle: 'Your account is ready',
  acceptedTitle: 'Invitation accepted',
};

export const twoStepTexts = {
  title: 'Enter your code',
  text: (email: string) => `Two-step sign-in is on for ${email}.`,
  app: {
    label: 'Code',
    hint: 'The 6 digits your authenticator app shows.',
    other: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the codes you saved when you turned two-step sign-in on. Each works once.',
    other: 'Use your authenticator app',
  },
  missing: 'Enter a code',
  signIn: 'Sign in',
  back: 'Start again',
};

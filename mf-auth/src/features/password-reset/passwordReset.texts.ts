export const passwordResetTexts = {
  backToSignIn: 'Back to sign in',

  request: {
    title: 'Forgot your password?',
    subtitle: 'Enter your email address, and we send you a link to choose a new one.',
    email: 'Email',
    send: 'Send link',
    missingEmail: 'Email is required',
    invalidEmail: 'Invalid email format',
    failed: 'Something went wrong with making the password reset request. Please try again.',
  },

  sent: {
    title: 'Check your email',
    typed: (email: string) => `You entered ${email}.`,
    advice: 'The link works once, within one hour. If no email arrives, check your spam folder.',
    sendAgain: 'Send again',
    sentAgain: 'We have sent it again. Only the newest link works.',
    useAnotherEmail: 'Use another email',
  },

  choose: {
    title: 'Choose a new password',
    subtitle: 'You will be signed out everywhere and sign in with the new password.',
    password: 'New Password',
    confirmation: 'Confirm Password',
    save: 'Save password',
  },

  over: {
    title: 'This link is no longer valid',
    text: 'It has been used, is more than an hour old, or was followed by a newer one. If you have chosen a new password with it, sign in with that one.',
    askAgain: 'Ask for a new link',
  },

  changed: {
    title: 'Your password is changed',
    text: 'Sign in with the new password.',
    link: 'Sign in',
  },
};

export const accountTexts = {
  settings: 'Account settings',
  phone: 'Phone',
  password: 'Password',
  resetPassword: 'Reset Password',
  resetSent: (email: string) => `We have sent a link for a new password to ${email}.`,
  resetFailed: 'Something went wrong with making the password reset request. Please try again.',
  appearance: 'Appearance',
  schemes: { system: 'System', light: 'Light', dark: 'Dark' },
  documents: 'Documents',
  terms: 'Terms of Use',
  privacy: 'Privacy Policy',
};

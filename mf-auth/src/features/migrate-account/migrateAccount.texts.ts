import { passwordTexts } from '@formline/shared/domain/password.texts';

export const migrateAccountTexts = {
  title: 'Update Password',
  text: 'Create new password for the legacy account',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  update: 'Update Password',
  signIn: 'Sign in',

  problems: { ...passwordTexts, missing: 'Enter a password' },
  notUpdated: 'Your password was not updated. Please try again.',
  updated: 'Your password is updated. Sign in with it.',
};

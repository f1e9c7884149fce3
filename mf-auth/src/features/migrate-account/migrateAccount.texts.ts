import type { PasswordProblem } from '@formline/shared/domain/accounts/password';
import { passwordTexts } from '@formline/shared/domain/accounts/password.texts';

export const migrateAccountTexts = {
  title: 'Update Password',
  text: 'Create new password for the legacy account',
  reasons: {
    missing: null,
    weak: 'Your current password is correct, but it no longer meets our rules. Choose a new one to sign in.',
    common: 'Your current password is correct, but it is too easy to guess. Choose a new one to sign in.',
  } satisfies Readonly<Record<PasswordProblem, string | null>>,
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  update: 'Update Password',
  signIn: 'Sign in',

  problems: { ...passwordTexts, missing: 'Enter a password' },
  notUpdated: 'Your password was not updated. Please try again.',
  updated: 'Your password is updated. Sign in with it.',
};

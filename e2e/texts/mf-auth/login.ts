import type { SpecifiedText } from '../SpecifiedText';

export const loginTexts: readonly SpecifiedText[] = [
  { text: 'Forgot your password?', where: 'mf-auth/src/routes/LoginRoute.test.tsx' },
  { text: 'Try it FREE', where: 'mf-auth/src/routes/LoginRoute.test.tsx' },
  { text: 'Client Access Coming Soon', where: 'e2e/journeys/mf-auth/login-types.spec.ts' },
  { text: 'Link Account', where: 'e2e/journeys/mf-auth/login-types.spec.ts' },
  { text: 'We found an account for: {email}', where: 'e2e/journeys/mf-auth/login-types.spec.ts' },
  { text: 'Link', where: 'e2e/journeys/mf-auth/login-types.spec.ts' },
  { text: 'Update Password', where: 'e2e/journeys/mf-auth/login-types.spec.ts' },
  { text: 'Create new password for the legacy account', where: 'e2e/journeys/mf-auth/login-types.spec.ts' },
  { text: 'New Password', where: 'e2e/journeys/mf-auth/login-types.spec.ts' },
  { text: 'Confirm Password', where: 'e2e/journeys/mf-auth/login-types.spec.ts' },
  { text: 'Enter a valid email address', where: 'mf-auth/src/features/login/LoginForm.test.tsx' },
  { text: 'Enter a password', where: 'mf-auth/src/features/login/LoginForm.test.tsx' },
  {
    text: 'Password must have at least 8 characters, 1 uppercase, 1 lowercase and 1 special character.',
    where: 'e2e/journeys/mf-auth/login-types.spec.ts',
  },
  { text: 'The passwords entered do not match', where: 'e2e/journeys/mf-auth/login-types.spec.ts' },
  {
    text: 'Last attempt. Account will be temporarily locked.',
    where: 'e2e/journeys/mf-auth/sign-in.spec.ts',
  },
  { text: 'Your account is temporarily locked', where: 'mf-auth/src/features/login/LoginForm.test.tsx' },
  {
    text: 'Your account is locked. Please try again later.',
    where: 'mf-auth/src/features/login/LoginForm.test.tsx',
  },
  { text: 'Internal Server Error', where: 'mf-auth/src/features/login/LoginForm.test.tsx' },
  {
    text: 'Unexpected server error occurred, please try again later.',
    where: 'mf-auth/src/features/login/LoginForm.test.tsx',
  },
  {
    text: 'Unexpected error occurred, please try again later.',
    where: 'mf-auth/src/features/login/loginTypes.test.tsx',
  },
  {
    text: 'Please use your legacy account to log in',
    where: 'mf-auth/src/features/login/loginTypes.test.tsx',
  },
];

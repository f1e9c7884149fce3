import type { SpecifiedText } from '../SpecifiedText';

const createAccount = 'e2e/journeys/mf-auth/create-account.spec.ts';
const createAccountForm = 'mf-auth/src/routes/CreateAccountRoute.test.tsx';
const registration = 'mf-auth/src/routes/CreateAccountRoute.registration.test.tsx';
const passwordReset = 'e2e/journeys/mf-auth/password-reset.spec.ts';
const newPassword = 'mf-auth/src/routes/ForgotPasswordRoute.test.tsx';
const deletion = 'e2e/journeys/mf-auth/account-deletion.spec.ts';

export const accountsTexts: readonly SpecifiedText[] = [
  { text: 'Email', where: createAccount },
  { text: 'First Name', where: createAccount },
  { text: 'Last Name', where: createAccount },
  { text: 'Password', where: createAccount },
  { text: 'Create Account', where: createAccount },
  { text: 'Log in', where: 'mf-auth/src/routes/CreateAccountRoute.test.tsx' },
  { text: 'Accept and Continue', where: createAccount },
  { text: 'Close', where: createAccountForm },
  { text: 'Email is required', where: createAccountForm },
  { text: 'Invalid email format', where: createAccountForm },
  { text: 'Name is required', where: createAccountForm },
  { text: 'Invalid first name', where: createAccountForm },
  { text: 'Last name is required', where: createAccountForm },
  { text: 'Invalid last name', where: createAccountForm },
  { text: 'Password is required', where: createAccountForm },
  {
    text: 'Password must have at least 8 characters, 1 uppercase, 1 lowercase and 1 special character.',
    where: createAccountForm,
  },
  { text: 'This account already exists', where: registration },
  { text: 'Client Access Coming Soon', where: createAccount },
  { text: 'Forgot your password?', where: passwordReset },
  {
    text: 'Something went wrong with making the password reset request. Please try again.',
    where: 'mf-auth/src/routes/ForgotPasswordRoute.test.tsx',
  },
  { text: 'New Password', where: passwordReset },
  { text: 'Confirm Password', where: passwordReset },
  { text: 'The passwords entered do not match', where: newPassword },
  { text: 'Email Address', where: deletion },
  { text: 'Reason for Deletion', where: deletion },
  { text: 'Submit Request', where: deletion },
  { text: 'Enter a valid email address', where: 'mf-auth/src/routes/DeletionRequestRoute.test.tsx' },
  { text: 'Enter reason', where: 'mf-auth/src/routes/DeletionRequestRoute.test.tsx' },
  {
    text: 'Something went wrong! Please try again later.',
    where: 'mf-auth/src/routes/DeletionRequestRoute.test.tsx',
  },
];

import type { SpecifiedText } from '../SpecifiedText';

const form = 'mf-clients/src/components/edit-profile/EditProfileForm.test.tsx';
const trainer = 'mf-clients/src/features/account-settings/TrainerAccountDialog.test.tsx';
const client = 'mf-clients/src/features/account-settings/ClientAccountDialog.test.tsx';
const journey = 'e2e/journeys/mf-clients/account-settings.spec.ts';

export const accountSettingsTexts: readonly SpecifiedText[] = [
  { text: 'Edit', where: trainer },
  { text: 'Start Date', where: client },
  { text: 'Manage Account', where: client },
  { text: 'Measurement Units', where: trainer },
  { text: 'Calculators', where: trainer },
  { text: 'Body Weight Planner', where: trainer },
  { text: 'One Rep-Max', where: trainer },
  { text: 'Body Mass Index', where: trainer },
  { text: 'Max Heart Rate', where: trainer },
  { text: 'Body Fat', where: trainer },
  { text: 'Terms of Use', where: trainer },
  { text: 'Privacy Policy', where: trainer },
  { text: 'Dashboard Settings', where: client },
  { text: 'Edit Profile', where: journey },
  { text: 'First Name', where: form },
  { text: 'Last Name', where: form },
  { text: 'Country', where: form },
  { text: 'Mobile Number', where: form },
  { text: 'Height', where: form },
  { text: 'Birthday', where: form },
  { text: 'MMMM DD, YYYY', where: 'shared/src/ui/date-input/DateInput.test.tsx' },
  { text: 'Assigned Sex', where: form },
  { text: 'Save', where: form },
  { text: 'Close', where: form },
  { text: 'Done', where: form },
  { text: 'Help wrap up their account, or skip and finish later.', where: form },
  { text: 'Reset Password', where: trainer },
  { text: 'Remove Client', where: client },
  { text: 'Please use digits between 0-9', where: form },
  { text: 'Invalid phone number', where: form },
  { text: 'Feet and Inches', where: trainer },
  { text: 'Centimeters', where: trainer },
  { text: 'Pounds', where: trainer },
  { text: 'Kilograms', where: trainer },
  { text: 'Goals', where: client },
  { text: 'Nutrition', where: client },
  { text: 'Measurements', where: client },
  { text: 'Performance Assessments', where: client },
  { text: 'Overhead Squat', where: client },
  { text: 'Visible to Client', where: client },
  { text: 'Hidden from Client', where: client },
  { text: 'Saving...', where: client },
  { text: 'Saved', where: client },
  {
    text: 'could not update profile',
    where: 'mf-clients/src/components/edit-profile/EditProfileForm.test.tsx',
  },
  {
    text: 'unable to upload profile picture. ',
    where: 'mf-clients/src/features/account-settings/avatar/ChangePicture.test.tsx',
  },
  { text: 'Could not delete client', where: client },
  {
    text: 'Can not delete a client without a clientId.',
    where: 'mf-clients/src/features/account-settings/useRemoveClient.test.tsx',
  },
  {
    text: 'Unable to save measurement units',
    where: 'mf-clients/src/features/account-settings/TrainerAccountDialog.test.tsx',
  },
  {
    text: 'Error saving Client Preferences.',
    where: 'mf-clients/src/features/account-settings/ClientAccountDialog.test.tsx',
  },
  {
    text: 'Something went wrong with making the password reset request. Please try again.',
    where: trainer,
  },
];

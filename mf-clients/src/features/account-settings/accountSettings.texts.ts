import { REMOVAL_WAIT_DAYS } from '@formline/shared/contracts/accounts/accountRemoval';
import { longDateText } from '@formline/shared/domain/dates/longDate';
import { listText } from '@formline/shared/domain/text/listText';

export const accountTexts = {
  account: 'Account',
  edit: 'Edit',
  noPhone: 'No phone number',
  startDate: 'Start Date',
  manage: 'Manage Account',
  appearance: 'Appearance',
  schemes: { system: 'System', light: 'Light', dark: 'Dark' },
  terms: 'Terms of Use',
  privacy: 'Privacy Policy',
  discardTitle: 'Discard Unsaved Changes?',
};

export const unitsTexts = {
  title: 'Measurement Units',
  height: 'Height',
  weight: 'Weight',
  heights: { in: 'Feet and Inches', cm: 'Centimeters' },
  weights: { lb: 'Pounds', kg: 'Kilograms' },
  close: 'Close',
  failed: 'Unable to save measurement units',
};

export const dashboardSettingsTexts = {
  title: 'Dashboard Settings',
  what: (name: string) =>
    `What ${name} sees in the app. A card you hide also leaves this dashboard. What is recorded in it is kept.`,
  hiddenCards: (cards: readonly string[]) => `Hidden on this page and from the client: ${listText(cards)}.`,
  showCards: 'Show cards',
  goals: 'Goals',
  nutrition: 'Nutrition',
  measures: 'Measurements',
  performance: 'Performance Assessments',
  overheadSquat: 'Overhead Squat',
  visible: 'Visible to Client',
  hidden: 'Hidden from Client',
  close: 'Close',
  failed: 'Error saving Client Preferences.',
};

export const removeClientTexts = {
  remove: 'Remove Client',
  title: (name: string) => `Remove ${name}?`,
  consequence: (name: string) =>
    `${name} is removed from your list and your groups, and everything scheduled for them from today on is removed from the calendar. They keep their account and what they have completed.`,
  heldSeat: (days: number) =>
    `The free client’s slot stays in use for ${days} days. Until then you cannot choose another client.`,
  keep: 'Keep Client',
  removed: (name: string) => `${name} has been removed.`,
  failed: 'Could not delete client',
  missing: 'Can not delete a client without a clientId.',
};

export const deleteDataTexts = {
  open: 'Delete this client’s data',
  title: (name: string) => `Delete the data of ${name}?`,
  loading: 'Checking whether the data will be deleted',
  notLoaded: 'We couldn’t check whether the data will be deleted',
  consequence: (name: string) =>
    `Everything you hold about ${name} is deleted ${REMOVAL_WAIT_DAYS} days from now: the calendar with its history and logs, goals, notes, measurements, assessments, nutrition and calculations. ${name} is then no longer your client. Deleted data cannot be restored.`,
  wait: (name: string) =>
    `Until then nothing changes, and you can cancel it here. If ${name} has opened the account, they are told by email, and keep it with what they recorded themselves.`,
  confirm: 'Delete the data',
  keep: 'Keep the data',
  close: 'Close',
  asked: (dueOn: string) => `The data will be deleted on ${longDateText(dueOn)}.`,
  waiting: (name: string, dueOn: string) =>
    `Everything you hold about ${name} will be deleted on ${longDateText(dueOn)}. Until then you can cancel it.`,
  kept: (name: string) => `The data of ${name} will not be deleted.`,
  failed: 'We couldn’t send the request. Nothing will be deleted. Please try again.',
  notKept: 'We couldn’t cancel the deletion. Please try again.',
};

export const resetPasswordTexts = {
  reset: 'Reset Password',
  password: 'Password',
  what: 'We send you a link to choose a new one.',
  sent: (email: string) => `We have sent a link for a new password to ${email}.`,
  failed: 'Something went wrong with making the password reset request. Please try again.',
};

export const avatarTexts = {
  title: 'Profile Picture',
  change: 'Change picture',
  wrongType: 'Choose a PNG or JPEG picture.',
  cancel: 'Cancel',
  upload: 'Save picture',
  progress: 'Uploading',
  done: 'The picture has been changed.',
  failed: 'unable to upload profile picture. ',
};

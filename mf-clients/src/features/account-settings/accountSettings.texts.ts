export const accountTexts = {
  account: 'Account',
  edit: 'Edit',
  noPhone: 'No phone number',
  startDate: 'Start Date',
  manage: 'Manage Account',
  appearance: 'Appearance',
  schemes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  terms: 'Terms of Use',
  privacy: 'Privacy Policy',
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
  what: (name: string) => `What ${name} sees in the app.`,
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
    `${name} leaves your list and your groups, and everything planned for them from today on is taken out of the calendar. They keep their account and what they have done so far.`,
  heldPlace: (days: number) =>
    `The place of a free client stays taken for ${days} days. Until then you can choose nobody else.`,
  keep: 'Keep Client',
  removed: (name: string) => `${name} has been removed.`,
  failed: 'Could not delete client',
  missing: 'Can not delete a client without a clientId.',
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
  area: 'Part of the picture that is shown. Move it with the arrow keys.',
  zoom: 'Zoom',
  hint: 'Drag the picture, or move it with the arrow keys.',
  cancel: 'Cancel',
  upload: 'Save picture',
  progress: 'Uploading',
  done: 'The picture has been changed.',
  failed: 'unable to upload profile picture. ',
};

export const passwordTexts = {
  missing: 'Password is required',
  weak: 'Password must have at least 8 characters, 1 uppercase, 1 lowercase and 1 special character.',
  common: 'This password is too easy to guess. Please choose another one.',
} as const;

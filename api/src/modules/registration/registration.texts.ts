/** What a person is told when an account cannot be opened. */
export const registrationTexts = {
  emailMissing: 'Email is required',
  emailInvalid: 'Invalid email format',
  exists: 'This account already exists',
  proofOver: 'Please prove your account again: the confirmation is no longer valid.',
} as const;

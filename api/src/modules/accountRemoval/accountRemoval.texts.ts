/** Words about the wish to have an account removed. */
export const accountRemovalTexts = {
  emailInvalid: 'Enter a valid email address',
  reasonMissing: 'Enter reason',
  received: 'Your request has been received. We will write to this address before anything is removed.',
} as const;

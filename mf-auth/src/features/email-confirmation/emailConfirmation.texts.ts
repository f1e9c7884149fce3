export const emailConfirmationTexts = {
  loading: 'Confirming your email address',
  confirmed: {
    title: 'Your email address is confirmed',
    text: 'Thank you. Invitations to your clients are on their way now.',
    link: 'Continue to Formline',
  },
  over: {
    title: 'This link is no longer valid',
    text: 'It has been used, is more than seven days old, or was followed by a newer one. Sign in: if your address is still to be confirmed, you can ask for another link there.',
    link: 'Continue to Formline',
  },
  failed: 'Your email address could not be confirmed',
  failedText: 'Check your connection and try again. The link stays valid.',
};

export const emailConfirmationTexts = {
  label: 'Email address',
  ask: (email: string) =>
    `Please confirm your email address with the link we sent to ${email}. Until then your invitations to clients are not sent.`,
  sendAgain: 'Send it again',
  sent: (email: string) => `We have sent another link to ${email}. Only the newest works.`,
  failed: 'We couldn’t send the link. Please try again.',
};

export const emailConfirmationTexts = {
  label: 'Email address',
  ask: (email: string) =>
    `Please confirm your email address: open the link that we have sent to ${email}. Until then invitations to clients wait.`,
  sendAgain: 'Send it again',
  sent: (email: string) => `We have sent another link to ${email}. Only the newest works.`,
  failed: 'The link could not be sent. Please try again.',
};

export const invitationsTexts = {
  clientIdMissing: 'clientId is required to resend an invitation.',
  resendTitle: 'Resend Invite?',
  resendText: (name: string) =>
    `${name} has not joined yet. A new letter goes out, and the link of the one before stops working.`,
  resend: 'Resend invite',
  notNow: 'Not now',
  failed: 'The invitation could not be sent. Please try again.',
};

export const invitationsTexts = {
  clientIdMissing: 'clientId is required to resend an invitation.',
  resendTitle: 'Resend Invite?',
  resendText: (name: string) =>
    `${name} has not joined yet. We’ll send a new email, and the link in the earlier one stops working.`,
  resend: 'Resend invite',
  notNow: 'Not now',
  failed: 'We couldn’t send the invitation. Please try again.',
};

import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import { paragraphs } from '../../../mail/Mail';

interface InvitationEmail {
  readonly firstName: string | null;
  readonly trainerName: string;
  readonly link: string;
  readonly days: number;
}

export const clientInvitationsTexts = {
  sent: 'The invitation is on its way.',
  held: 'The invitation leaves once you have confirmed your own email address.',
  exists: 'A client already exists with that email. Would you like to resend an invite?',
  listed: 'This client is already in your list.',
  listedElsewhere: 'This client is already in your list, in another of your profiles.',
  joined: 'This client already has an account and needs no invitation.',
  refused: 'This email address cannot be used for a client.',
  nobody: 'There is no account with this email address.',
  justSent: 'An invitation was sent a moment ago. Please wait a minute before you send another one.',
  tooMany: 'You have sent many invitations today. Please try again tomorrow.',
  linkOver: 'This invitation is no longer valid. Please ask your trainer for a new one.',
  otherAddress: 'This invitation is for another email address.',
  hasNoAccount: 'Please create your account first. That accepts the invitation.',
  someTrainer: 'Your trainer',
  subject: `You are invited to ${PRODUCT_NAME}`,
  invitationEmail: ({ firstName, trainerName, link, days }: InvitationEmail) =>
    paragraphs(
      firstName === null ? 'Hello,' : `Hello ${firstName},`,
      `${trainerName} would like to train with you on ${PRODUCT_NAME}. Accept the invitation here within ${days} days:`,
      link,
      'The link works once. Only when you accept does your trainer see what you enter. If you do not know who this is, do nothing.',
    ),
} as const;

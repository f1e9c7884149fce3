import { REMOVAL_WAIT_DAYS } from '@formline/shared/contracts/accounts/accountRemoval';
import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import { paragraphs } from '../../../mail/Mail';

export const accountRemovalTexts = {
  emailInvalid: 'Enter a valid email address',
  reasonMissing: 'Enter reason',
  received:
    'Your request has been received. If this address has an account, an email with a link is on its way to it: nothing is removed before you confirm there.',
  linkOver: 'This link is no longer valid. Please ask for a new one.',
  confirmSubject: `Confirm that your ${PRODUCT_NAME} account is to be deleted`,
  confirmEmail: (firstName: string, link: string) =>
    paragraphs(
      `Hello ${firstName},`,
      `somebody asked for your ${PRODUCT_NAME} account to be deleted. If it was you, confirm it here within seven days:`,
      link,
      `Nothing is deleted before that, and your account stays for another ${REMOVAL_WAIT_DAYS} days in which you can change your mind. If it was not you, do nothing.`,
    ),
  waitingSubject: (day: string) => `Your ${PRODUCT_NAME} account will be deleted on ${day}`,
  waitingEmail: (firstName: string, day: string, link: string) =>
    paragraphs(
      `Hello ${firstName},`,
      `your ${PRODUCT_NAME} account will be deleted on ${day}, with everything in it. Until then you can sign in and use it as before.`,
      'Do you want to keep your account? Then cancel the deletion here, or after signing in:',
      link,
      'Deleted data cannot be restored.',
    ),
  keptSubject: `Your ${PRODUCT_NAME} account will not be deleted`,
  keptEmail: (firstName: string) =>
    paragraphs(
      `Hello ${firstName},`,
      `your ${PRODUCT_NAME} account will not be deleted: the request was cancelled. Nothing has changed.`,
      'If you did not cancel it, change your password and send the request again.',
    ),
  removedSubject: `Your ${PRODUCT_NAME} account is deleted`,
  removedEmail: (firstName: string) =>
    paragraphs(
      `Hello ${firstName},`,
      `your ${PRODUCT_NAME} account is deleted, with everything in it. It is gone from our backups within 60 days.`,
      'This is our last email to this address.',
    ),
} as const;

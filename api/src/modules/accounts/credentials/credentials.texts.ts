import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import { paragraphs } from '../../../mail/Mail';

export const credentialsTexts = {
  wrongCredentials: 'Incorrect email or password.',
  lastAttempt: 'Last attempt. Account will be temporarily locked.',
  locked: (minutes: number) =>
    minutes > 1
      ? `Too many wrong passwords. Please try again in ${minutes} minutes.`
      : 'Too many wrong passwords. Please try again in a minute.',
  lockedTitle: 'Your account is temporarily locked',
  networkMustWait: (minutes: number) =>
    minutes > 1
      ? `Too many failed sign-ins from your network. Please try again in ${minutes} minutes.`
      : 'Too many failed sign-ins from your network. Please try again in a minute.',
  lockSubject: `Somebody could not sign in to your ${PRODUCT_NAME} account`,
  lockEmail: (firstName: string, link: string) =>
    paragraphs(
      `Hello ${firstName},`,
      `somebody typed a wrong password for your ${PRODUCT_NAME} account five times. New browsers have to wait a little before they can try again. Browsers in which you have signed in before go on working.`,
      'If it was you and you have forgotten the password, choose a new one here:',
      link,
      'If it was not you, there is nothing to do: nobody was let in.',
    ),
} as const;

export const passwordResetTexts = {
  requested: 'If this address has an account, a link to choose a new password is on its way to it.',
  linkOver: 'This link is no longer valid. Please ask for a new one.',
  subject: `Choose a new password for ${PRODUCT_NAME}`,
  linkEmail: (firstName: string, link: string) =>
    paragraphs(
      `Hello ${firstName},`,
      `somebody asked for a new password for your ${PRODUCT_NAME} account. Choose it here within one hour:`,
      link,
      'The link works once. If it was not you, do nothing: your password stays as it is.',
    ),
} as const;

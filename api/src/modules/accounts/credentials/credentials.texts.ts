import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import { paragraphs } from '../../../mail/paragraphs';

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

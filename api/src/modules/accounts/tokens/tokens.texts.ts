import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import { paragraphs } from '../../../mail/Mail';

interface NewDevice {
  readonly firstName: string;
  readonly browser: string;
  readonly moment: Date;
  readonly link: string;
}

const momentFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export const tokensTexts = {
  emailInvalid: 'Enter a valid email address',
  newDeviceSubject: `New sign-in to your ${PRODUCT_NAME} account`,
  newDeviceEmail: ({ firstName, browser, moment, link }: NewDevice) =>
    paragraphs(
      `Hello ${firstName},`,
      `somebody signed in to your ${PRODUCT_NAME} account with a browser that was not used for it before: ${browser}, ${momentFormat.format(moment)} UTC.`,
      'If it was you, there is nothing to do. If it was not you, choose a new password at once. Everybody who is signed in is signed out then:',
      link,
    ),
  unknownBrowser: 'an unknown browser',
  inactive: 'Your account is not active. Please contact support.',
  client: 'Clients sign in with the mobile app. Access on the web is coming soon.',
  legacy: 'Please update your password to continue with your legacy account.',
  unlinked: 'Please link your accounts to sign in.',
  mismatched: 'Please use your legacy account to log in',
  noSuchSession: 'This device is no longer signed in.',
  ownSession: 'To sign out here, use Log out.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  passwordChangedSubject: `Your ${PRODUCT_NAME} password was changed`,
  passwordChangedEmail: (firstName: string, link: string) =>
    paragraphs(
      `Hello ${firstName},`,
      `the password of your ${PRODUCT_NAME} account was changed, and everybody who was signed in is signed out.`,
      'If it was not you, choose a new one at once:',
      link,
    ),
} as const;

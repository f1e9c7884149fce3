import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import { paragraphs } from '../../../mail/paragraphs';

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

/** What a person is told when signing in does not work, and what the owner of an account is told of it. */
export const tokensTexts = {
  emailInvalid: 'Enter a valid email address',
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
} as const;

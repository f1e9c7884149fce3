import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import { paragraphs } from '../../../mail/Mail';

const ifItWasNotYou = (link: string): readonly string[] => [
  'If it was you, there is nothing to do. If it was not you, choose a new password at once. Everybody who is signed in is signed out then:',
  link,
];

export const twoStepTexts = {
  alreadyOn: 'Two-step sign-in is already on.',
  alreadyOff: 'Two-step sign-in is already off.',
  notBegun: 'This setup has expired. Please start again.',
  wrongSetupCode:
    'This code is incorrect. Enter the newest code from your app, and check that your phone’s clock is correct.',
  required: 'Enter the code from your authenticator app.',
  wrongCode: 'This code is incorrect or was already used. Please try the next one.',
  locked: (minutes: number) =>
    minutes > 1
      ? `Too many wrong codes. Please try again in ${minutes} minutes.`
      : 'Too many wrong codes. Please try again in a minute.',
  expired: 'That took too long. Please enter your password again.',
  onSubject: `Two-step sign-in is on for your ${PRODUCT_NAME} account`,
  onEmail: (firstName: string, link: string) =>
    paragraphs(
      `Hello ${firstName},`,
      `two-step sign-in was turned on for your ${PRODUCT_NAME} account. From now on you sign in with your password and a code from your authenticator app, or one of your recovery codes. Keep these where you can find them without your phone.`,
      ...ifItWasNotYou(link),
    ),
  offSubject: `Two-step sign-in is off for your ${PRODUCT_NAME} account`,
  offEmail: (firstName: string, link: string) =>
    paragraphs(
      `Hello ${firstName},`,
      `two-step sign-in was turned off for your ${PRODUCT_NAME} account. Signing in takes only your password now, and your recovery codes no longer work.`,
      ...ifItWasNotYou(link),
    ),
  lockSubject: `Somebody knows the password of your ${PRODUCT_NAME} account`,
  lockEmail: (firstName: string, link: string) =>
    paragraphs(
      `Hello ${firstName},`,
      `somebody entered the right password for your ${PRODUCT_NAME} account and then five wrong codes. Nobody was let in.`,
      'If it was you, wait a little and try again. If it was not you, choose a new password:',
      link,
    ),
} as const;

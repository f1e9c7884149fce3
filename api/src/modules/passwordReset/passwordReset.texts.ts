import { PRODUCT_NAME } from '@formline/shared/contracts/product';

/** Words about a forgotten password, in the answers and in the letter. */
export const passwordResetTexts = {
  requested: 'If this address has an account, a link to choose a new password is on its way to it.',
  linkOver: 'This link is no longer valid. Please ask for a new one.',
  subject: `Choose a new password for ${PRODUCT_NAME}`,
  letter: (firstName: string, link: string) =>
    [
      `Hello ${firstName},`,
      '',
      `somebody asked for a new password for your ${PRODUCT_NAME} account. Choose it here within one hour:`,
      '',
      link,
      '',
      'The link works once. If it was not you, do nothing: your password stays as it is.',
    ].join('\r\n'),
  changedSubject: `Your ${PRODUCT_NAME} password was changed`,
  changedLetter: (firstName: string, link: string) =>
    [
      `Hello ${firstName},`,
      '',
      `the password of your ${PRODUCT_NAME} account was changed, and everybody who was signed in is signed out.`,
      '',
      'If it was not you, choose a new one at once:',
      '',
      link,
    ].join('\r\n'),
} as const;

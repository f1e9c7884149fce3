import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import { paragraphs } from '../../../mail/paragraphs';

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

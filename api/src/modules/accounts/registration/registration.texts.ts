import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import { paragraphs } from '../../../mail/Mail';

export const registrationTexts = {
  emailMissing: 'Email is required',
  emailInvalid: 'Invalid email format',
  exists: 'This account already exists',
  confirmSubject: `Confirm your email address for ${PRODUCT_NAME}`,
  confirmEmail: (firstName: string, link: string) =>
    paragraphs(
      `Hello ${firstName},`,
      `welcome to ${PRODUCT_NAME}. Please confirm within seven days that this is your address:`,
      link,
      'Invitations to your clients leave as soon as it is confirmed. If you have not opened an account, do nothing.',
    ),
  confirmLinkOver: 'This link is no longer valid. Please ask for a new one.',
  proofOver: 'Please enter your password again. The earlier confirmation is no longer valid.',
} as const;

import { PRODUCT_NAME } from '@formline/shared/contracts/product';

export const linkAccountTexts = {
  title: 'Link Account',
  found: (email: string) => `We found an account for: ${email}`,
  why: `Enter the password of your ${PRODUCT_NAME} account to link your accounts. You do this only once.`,
  password: 'Password',
  link: 'Link',
  missingPassword: 'Enter a password',
};

import type { LegalDocumentType } from '@formline/shared/contracts/accounts/legalDocuments';
import { PRODUCT_NAME } from '@formline/shared/contracts/product';

interface UpdateTexts {
  readonly title: string;
  readonly prompt: string;
  readonly document: string;
}

export const termsUpdateTexts: Readonly<Record<LegalDocumentType, UpdateTexts>> = {
  'terms-conditions': {
    title: 'Our Terms of Use have changed',
    prompt: `To continue with ${PRODUCT_NAME}, please read and accept the new Terms of Use.`,
    document: 'Terms of Use',
  },
  'privacy-policy': {
    title: 'Our Privacy Policy has changed',
    prompt: `To continue with ${PRODUCT_NAME}, please read and accept the new Privacy Policy.`,
    document: 'Privacy Policy',
  },
};

export const termsGateTexts = {
  view: 'View',
  logOut: 'Logout',
  accept: 'Accept and Continue',
  close: 'Close',
  closingLogsOut: 'Closing logs you out.',
  step: (step: number, of: number) => `${step} of ${of}`,
  failed: 'We couldn’t save your answer. Check your connection and try again.',
};

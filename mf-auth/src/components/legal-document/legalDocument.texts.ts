import type { LegalDocumentType } from '@formline/shared/contracts/accounts/legalDocuments';

interface DocumentTexts {
  readonly title: string;
  readonly loading: string;
  readonly failed: string;
}

export const legalDocumentTexts: Readonly<Record<LegalDocumentType, DocumentTexts>> = {
  'terms-conditions': {
    title: 'Terms and conditions',
    loading: 'Loading the terms and conditions',
    failed: 'Could not load terms and conditions',
  },
  'privacy-policy': {
    title: 'Privacy policy',
    loading: 'Loading the privacy policy',
    failed: 'Could not load privacy policy',
  },
};

export const legalPageTexts = {
  unsupported: 'unsupported document type',
  whatToDo: 'Check your connection and try again.',
};

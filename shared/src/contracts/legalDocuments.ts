import { endpoint } from './endpoint';
import { API_VERSION } from './product';
import * as z from '@formline/shared/contracts/schema';

/** The two documents everybody can read without an account. */
export const legalDocumentTypes = ['terms-conditions', 'privacy-policy'] as const;
export type LegalDocumentType = (typeof legalDocumentTypes)[number];

/** Where the document's markdown text stands: an address of the same origin. */
const documentAddressSchema = z.object({ url: z.string() });

export const readTermsAddress = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/terms-conditions`,
  summary: 'Where the terms and conditions stand',
  tag: 'Documents',
  access: 'public',
  result: documentAddressSchema,
});

export const readPrivacyAddress = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/privacy-policy`,
  summary: 'Where the privacy policy stands',
  tag: 'Documents',
  access: 'public',
  result: documentAddressSchema,
});

import { endpoint } from '../endpoint';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

export const legalDocumentTypes = ['terms-conditions', 'privacy-policy'] as const;
export type LegalDocumentType = (typeof legalDocumentTypes)[number];

/** Markdown of the same origin. */
const documentAddressSchema = z.object({ url: z.string() });

export const readTermsAddress = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/terms-conditions`,
  summary: 'Where the terms and conditions stand',
  tag: 'Documents',
  access: 'public',
  resources: ['documents'],
  result: documentAddressSchema,
});

export const readPrivacyAddress = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/privacy-policy`,
  summary: 'Where the privacy policy stands',
  tag: 'Documents',
  access: 'public',
  resources: ['documents'],
  result: documentAddressSchema,
});

export const termsCheckSchema = z.object({
  requires_pp_update: z.boolean(),
  required_tc_update: z.boolean(),
});
export type TermsCheck = z.infer<typeof termsCheckSchema>;

export const checkTerms = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/users/check-tc-pp`,
  summary: 'Whether the signed-in user must accept a new version of the terms or the privacy policy',
  tag: 'Documents',
  access: 'signed-in',
  resources: ['terms'],
  result: termsCheckSchema,
});

export const acceptUsage = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/users/accept-usage`,
  summary: 'Accept the present versions of both documents',
  tag: 'Documents',
  access: 'signed-in',
  resources: ['terms'],
  result: termsCheckSchema,
});

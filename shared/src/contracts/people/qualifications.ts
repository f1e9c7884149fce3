import { endpoint } from '../endpoint';
import { calendarDate, dbId, searchText, text, urlId, versionRead } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

const credentialSchema = z.object({
  id: dbId,
  name: z.string(),
  is_held: z.boolean(),
});

export const listCredentials = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/credentials`,
  summary: 'Professional titles, and which of them the caller has',
  tag: 'Qualifications',
  access: 'signed-in',
  resources: ['qualifications'],
  result: z.array(credentialSchema),
});

export const updateCredentials = endpoint({
  method: 'PUT',
  path: `/${API_VERSION}/api/users/trainer/credentials`,
  summary: 'Says which titles the trainer has: these and no others',
  tag: 'Qualifications',
  access: 'trainer',
  resources: ['qualifications'],
  body: z.object({ credential_ids: z.array(dbId).check(z.maxLength(100)) }),
  result: z.array(credentialSchema),
});

const certificateFields = {
  name: z.string(),
  issuer: z.string(),
  certificate_number: z.nullable(z.string()),
  issued_on: z.nullable(calendarDate),
  expires_on: z.nullable(calendarDate),
};

export const certificateSchema = z.object({ id: dbId, ...certificateFields, version: z.int() });
export type Certificate = z.infer<typeof certificateSchema>;

const words = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

const savedCertificateSchema = z.object({
  /** Absent: a new one. */
  id: z.optional(dbId),
  version: versionRead,
  name: words(160),
  issuer: words(160),
  certificate_number: z.withDefault(z.nullable(text(80)), null),
  issued_on: z.withDefault(z.nullable(calendarDate), null),
  expires_on: z.withDefault(z.nullable(calendarDate), null),
});
export type SavedCertificate = z.output<typeof savedCertificateSchema>;

export const MOST_CERTIFICATES = 100;

export const updateCertificates = endpoint({
  method: 'PUT',
  path: `/${API_VERSION}/api/users/trainer/certificates`,
  summary: 'Adds and changes certificates of the trainer, all or none; those not named stay',
  tag: 'Qualifications',
  access: 'trainer',
  resources: ['qualifications'],
  body: z.object({
    certificates: z.array(savedCertificateSchema).check(z.minLength(1), z.maxLength(MOST_CERTIFICATES)),
  }),
  result: z.array(certificateSchema),
});

export const searchCertificates = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/users/trainer/certificates/search`,
  summary: "The trainer's certificates whose name, issuer or number has the words; all without words",
  tag: 'Qualifications',
  access: 'trainer',
  resources: ['qualifications'],
  effect: 'reads',
  body: z.object({ searchParam: z.optional(searchText) }),
  result: z.array(certificateSchema),
});

export const deleteCertificate = endpoint({
  method: 'DELETE',
  path: `/${API_VERSION}/api/users/certificates`,
  summary: 'Removes a certificate of the trainer',
  tag: 'Qualifications',
  access: 'trainer',
  resources: ['qualifications'],
  query: z.object({ id: urlId }),
  result: z.object({ id: dbId }),
});

import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type { Certificate, listCredentials } from '@formline/shared/contracts/people/qualifications';
import type { CertificateRow } from './certificates.repository';
import type { CredentialRow } from './credentials.repository';

export const presentCredential = ({
  id,
  name,
  isHeld,
}: CredentialRow): EndpointResult<typeof listCredentials>[number] => ({ id, name, is_held: isHeld });

export const presentCertificate = (row: CertificateRow): Certificate => ({
  id: row.id,
  name: row.name,
  issuer: row.issuer,
  certificate_number: row.certificateNumber,
  issued_on: row.issuedOn,
  expires_on: row.expiresOn,
  version: row.version,
});

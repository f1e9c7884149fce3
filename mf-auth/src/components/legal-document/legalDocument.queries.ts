import { call } from '@formline/shared/api-client';
import {
  type LegalDocumentType,
  readPrivacyAddress,
  readTermsAddress,
} from '@formline/shared/contracts/legalDocuments';
import { queryOptions } from '@formline/shared/query';
import { documentBody } from './documentBody';
import { loadMarkdownText } from './loadMarkdownText';

const addressOf = {
  'terms-conditions': readTermsAddress,
  'privacy-policy': readPrivacyAddress,
} as const;

/** A document's text. It counts as loaded once the code that draws it is here too, so that one retry covers both. */
export const legalDocumentQuery = (type: LegalDocumentType) =>
  queryOptions({
    queryKey: ['legal-document', type],
    queryFn: async ({ signal }) => {
      const [{ url }] = await Promise.all([call(addressOf[type], {}, signal), loadMarkdownText()]);
      return documentBody(await readDocumentText(url, signal));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * Fetches a document of this origin as text.
 * @throws when it stands elsewhere, is not there, or a web page came in its place
 */
async function readDocumentText(url: string, signal: AbortSignal): Promise<string> {
  const address = new URL(url, location.origin);
  if (address.origin !== location.origin)
    throw new Error(`The document stands on a foreign origin: ${address.origin}`);
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The document was answered with ${response.status}`);
  if (response.headers.get('content-type')?.includes('html'))
    throw new Error('A web page came instead of the document');
  return response.text();
}

import { call } from '@formline/shared/api-client';
import {
  type LegalDocumentType,
  readPrivacyAddress,
  readTermsAddress,
} from '@formline/shared/contracts/accounts/legalDocuments';
import { derivedQueryOf } from '@formline/shared/query';

/** The markdown renderer is large, so it loads with the first document. */
export const loadMarkdownText = () => import('./MarkdownText');

const addressOf = {
  'terms-conditions': readTermsAddress,
  'privacy-policy': readPrivacyAddress,
} as const;

/** Loads the text and the markdown code together, so that one retry covers both. */
export const legalDocumentQuery = (type: LegalDocumentType) => ({
  ...derivedQueryOf(
    addressOf[type],
    {},
    {
      as: 'text',
      load: async ({ signal }) => {
        const [{ url }] = await Promise.all([call(addressOf[type], {}, signal), loadMarkdownText()]);
        return documentBody(await readDocumentText(url, signal));
      },
    },
  ),
  staleTime: Number.POSITIVE_INFINITY,
});

/** @throws Error for another origin, a missing document, or a web page in its place */
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

export function documentBody(markdown: string): string {
  return markdown.replace(/^\uFEFF?\s*# [^\n]*\n?/, '');
}

import { call } from '@formline/shared/api-client';
import {
  type LegalDocumentType,
  readPrivacyAddress,
  readTermsAddress,
} from '@formline/shared/contracts/legalDocuments';
import { queryOptions } from '@formline/shared/query';
import { documentBody } from './documentBody';
import { loadMarkdownText } from './loadMarkdownText';
import { readDocumentText } from './readDocumentText';

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

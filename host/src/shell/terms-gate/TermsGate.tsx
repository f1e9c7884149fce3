import type { LegalDocumentType } from '@formline/shared/contracts/legalDocuments';
import { useQuery } from '@formline/shared/query';
import { Suspense, useState } from 'react';
import { untilLoadedPart } from '../untilLoadedPart';
import { openDocuments } from './openDocuments';
import { termsCheckQuery } from './termsGate.queries';

/** Few people meet it, so its code comes when somebody must. */
const TermsUpdate = untilLoadedPart(async () => (await import('./TermsUpdate')).TermsUpdate);

/** Asks whoever signed in to accept what changed in the terms or the privacy policy, one document after the other. */
export function TermsGate({ userId }: { readonly userId: number }) {
  const { data: check } = useQuery(termsCheckQuery(userId));
  const [accepted, setAccepted] = useState<readonly LegalDocumentType[]>([]);
  if (!check) return null;
  const [document, ...others] = openDocuments(check, accepted);
  if (!document) return null;
  return (
    <Suspense>
      <TermsUpdate
        key={document}
        userId={userId}
        document={document}
        step={{ at: accepted.length + 1, of: accepted.length + 1 + others.length }}
        onAcceptFirst={others.length > 0 ? () => setAccepted([...accepted, document]) : undefined}
        onAccepted={() => setAccepted([])}
      />
    </Suspense>
  );
}

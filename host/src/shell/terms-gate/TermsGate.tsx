import type { LegalDocumentType } from '@formline/shared/contracts/accounts/legalDocuments';
import { useQuery } from '@formline/shared/query';
import { Suspense, useState } from 'react';
import { untilLoadedPart } from '../untilLoadedPart';
import { termsCheckQuery, openDocuments } from './termsCheck';

const TermsUpdate = untilLoadedPart(async () => (await import('./TermsUpdate')).TermsUpdate);

export function TermsGate() {
  const { data: check } = useQuery(termsCheckQuery);
  const [accepted, setAccepted] = useState<readonly LegalDocumentType[]>([]);
  if (!check) return null;
  const [document, ...others] = openDocuments(check, accepted);
  if (!document) return null;
  return (
    <Suspense>
      <TermsUpdate
        key={document}
        document={document}
        step={{ at: accepted.length + 1, of: accepted.length + 1 + others.length }}
        onAcceptFirst={others.length > 0 ? () => setAccepted([...accepted, document]) : undefined}
        onAccepted={() => setAccepted([])}
      />
    </Suspense>
  );
}

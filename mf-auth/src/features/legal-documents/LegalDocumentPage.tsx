import type { LegalDocumentType } from '@formline/shared/contracts/accounts/legalDocuments';
import type { ReactNode } from 'react';
import { ReadingPage } from '../../components/reading-page/ReadingPage';
import { legalDocumentTexts } from '../../components/legal-document/legalDocument.texts';
import { LegalDocumentText } from '../../components/legal-document/LegalDocumentText';

interface LegalDocumentPageProps {
  readonly type: LegalDocumentType;
  readonly links: ReactNode;
}

export function LegalDocumentPage({ type, links }: LegalDocumentPageProps) {
  return (
    <ReadingPage title={legalDocumentTexts[type].title} foot={links}>
      <LegalDocumentText type={type} />
    </ReadingPage>
  );
}

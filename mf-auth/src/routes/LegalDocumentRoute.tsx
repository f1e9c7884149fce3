import { useLocation } from '@formline/shared/routing';
import type { LegalDocumentType } from '@formline/shared/contracts/accounts/legalDocuments';
import type { ReactNode } from 'react';
import { LegalLinks } from '../components/LegalLinks';
import { ReadingPage } from '../components/reading-page/ReadingPage';
import { legalDocumentTexts } from '../components/legal-document/legalDocument.texts';
import { LegalDocumentText } from '../components/legal-document/LegalDocumentText';

export function LegalDocumentRoute() {
  const { pathname } = useLocation();
  const type = pathname.startsWith('/privacy-policy') ? 'privacy-policy' : 'terms-conditions';
  return <LegalDocumentPage key={type} type={type} links={<LegalLinks />} />;
}

interface LegalDocumentPageProps {
  readonly type: LegalDocumentType;
  readonly links: ReactNode;
}

function LegalDocumentPage({ type, links }: LegalDocumentPageProps) {
  return (
    <ReadingPage title={legalDocumentTexts[type].title} foot={links}>
      <LegalDocumentText type={type} />
    </ReadingPage>
  );
}

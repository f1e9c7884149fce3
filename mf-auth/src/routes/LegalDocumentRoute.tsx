import { useLocation } from '@formline/shared/routing';
import { LegalLinks } from '../components/LegalLinks';
import { LegalDocumentPage } from '../features/legal-documents/LegalDocumentPage';

export function LegalDocumentRoute() {
  const { pathname } = useLocation();
  const type = pathname.startsWith('/privacy-policy') ? 'privacy-policy' : 'terms-conditions';
  return <LegalDocumentPage key={type} type={type} links={<LegalLinks />} />;
}

import { LegalLinks } from '../components/LegalLinks';
import { DeletionGuidePage } from '../features/account-deletion/DeletionGuidePage';

export function DeletionGuideRoute() {
  return <DeletionGuidePage foot={<LegalLinks />} />;
}

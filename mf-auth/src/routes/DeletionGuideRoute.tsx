import { LegalLinks } from '../components/LegalLinks';
import { DeletionGuidePage } from '../features/account-deletion/DeletionGuidePage';

/** /deleteinstruction */
export function DeletionGuideRoute() {
  return <DeletionGuidePage foot={<LegalLinks />} />;
}

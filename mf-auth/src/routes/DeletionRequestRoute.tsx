import { useSession } from '@formline/shared/session';
import { LegalLinks } from '../components/LegalLinks';
import { DeletionRequestPage } from '../features/account-deletion/DeletionRequestPage';

export function DeletionRequestRoute() {
  const session = useSession();
  const email = session.status === 'signed-in' ? session.user.email : '';
  return <DeletionRequestPage email={email} foot={<LegalLinks />} />;
}

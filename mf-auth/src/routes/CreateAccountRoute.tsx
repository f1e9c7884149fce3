import * as z from '@formline/shared/contracts/schema';
import { Navigate, useLocation, useNavigate } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { readCarriedEmail } from '../components/carriedEmail';
import { LegalLinks } from '../components/LegalLinks';
import { useLinkToken } from '../components/link-token/useLinkToken';
import { ClientReadyPage } from '../features/create-account/ClientReadyPage';
import { CreateAccountPage } from '../features/create-account/CreateAccountPage';
import { InvitationPage } from '../features/create-account/InvitationPage';

const locationStateSchema = z.object({ joined: z.enum(['opened', 'accepted']) });

/** /create-account, with the secret of an invitation behind `#` for clients. */
export function CreateAccountRoute() {
  const token = useLinkToken('invitation');
  const location = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const locationState = z.safeParse(locationStateSchema, location.state);
  const foot = <LegalLinks />;

  if (token !== null) {
    return (
      <InvitationPage
        key={token}
        token={token}
        foot={foot}
        onJoined={(how) => void navigate(location.pathname, { replace: true, state: { joined: how } })}
      />
    );
  }
  if (locationState.success) return <ClientReadyPage how={locationState.data.joined} foot={foot} />;
  // The shell redirects signed-in visitors of the login page to where they came from.
  if (session.status === 'signed-in') return <Navigate to={`/login${location.search}`} replace />;
  return <CreateAccountPage email={readCarriedEmail(location.state) ?? ''} foot={foot} />;
}

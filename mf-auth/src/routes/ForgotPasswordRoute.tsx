import * as z from '@formline/shared/contracts/schema';
import { useLocation, useNavigate } from '@formline/shared/routing';
import { signOut, useSession } from '@formline/shared/session';
import { LegalLinks } from '../components/LegalLinks';
import { useLinkToken } from '../components/link-token/useLinkToken';
import { NewPasswordPage } from '../features/password-reset/NewPasswordPage';
import { PasswordChangedPage } from '../features/password-reset/PasswordChangedPage';
import { RequestResetPage } from '../features/password-reset/RequestResetPage';

/** What other pages hand over, and where choosing a new password has got to. */
const placeSchema = z.object({
  email: z.optional(z.string()),
  isPasswordChanged: z.optional(z.boolean()),
});

/** /forgotpassword: asking for a link, and with a link's secret behind the `#` choosing the new password. */
export function ForgotPasswordRoute() {
  const token = useLinkToken('token');
  const location = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const place = z.safeParse(placeSchema, location.state);
  const { email = '', isPasswordChanged = false } = place.success ? place.data : {};
  const foot = <LegalLinks />;

  const handleChanged = () => {
    // The server has ended every session of the account; the one in this browser would only fail.
    if (session.status === 'signed-in') signOut();
    void navigate(location.pathname, { replace: true, state: { isPasswordChanged: true } });
  };

  if (token !== null) {
    return (
      <NewPasswordPage
        key={token}
        token={token}
        foot={foot}
        onChanged={handleChanged}
        onAskAgain={() => void navigate(location.pathname, { replace: true })}
      />
    );
  }
  if (isPasswordChanged) return <PasswordChangedPage foot={foot} />;
  return <RequestResetPage email={email} foot={foot} />;
}

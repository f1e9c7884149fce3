import * as z from '@formline/shared/contracts/schema';
import { useLocation, useNavigate } from '@formline/shared/routing';
import { signOut, useSession } from '@formline/shared/session';
import { readCarriedEmail } from '../components/carriedEmail';
import { ResultPage } from '../components/branded-page/ResultPage';
import { LegalLinks } from '../components/LegalLinks';
import { useLinkToken } from '../components/link-token/useLinkToken';
import { NewPasswordPage } from '../features/password-reset/NewPasswordPage';
import { passwordResetTexts } from '../features/password-reset/passwordReset.texts';
import { RequestResetPage } from '../features/password-reset/RequestResetPage';

const changedSchema = z.object({ isPasswordChanged: z.literal(true) });

/** /forgotpassword, with the link's secret behind `#` for choosing the new password. */
export function ForgotPasswordRoute() {
  const token = useLinkToken('token');
  const location = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const foot = <LegalLinks />;

  const handleChanged = () => {
    // The server has ended every session of the account.
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
  if (z.safeParse(changedSchema, location.state).success) {
    return <ResultPage {...passwordResetTexts.changed} foot={foot} />;
  }
  return <RequestResetPage email={readCarriedEmail(location.state) ?? ''} foot={foot} />;
}

import { LegalLinks } from '../components/LegalLinks';
import { useLinkToken } from '../components/link-token/useLinkToken';
import { EmailConfirmationPage } from '../features/email-confirmation/EmailConfirmationPage';

/** /confirm-email, with the link's secret behind `#`. */
export function EmailConfirmationRoute() {
  return <EmailConfirmationPage token={useLinkToken('token')} foot={<LegalLinks />} />;
}

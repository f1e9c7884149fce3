import { LegalLinks } from '../components/LegalLinks';
import { LoginPage } from '../features/login/LoginPage';

/** /login. Whoever is signed in already is sent on by the shell. */
export function LoginRoute() {
  return <LoginPage foot={<LegalLinks />} />;
}

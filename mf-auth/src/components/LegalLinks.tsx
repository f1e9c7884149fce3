import { NavLink } from '@formline/shared/routing';
import { Link } from '@formline/shared/ui/basics';
import * as styles from './authParts.module.css';

const legalLinksTexts = { label: 'Legal', terms: 'Terms and conditions', privacy: 'Privacy policy' };

export function LegalLinks() {
  return (
    <nav className={styles.legalRow} aria-label={legalLinksTexts.label}>
      <Link asChild variant="plain">
        <NavLink to="/terms-and-conditions">{legalLinksTexts.terms}</NavLink>
      </Link>
      <Link asChild variant="plain">
        <NavLink to="/privacy-policy">{legalLinksTexts.privacy}</NavLink>
      </Link>
    </nav>
  );
}

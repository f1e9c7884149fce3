import { NavLink } from '@formline/shared/routing';
import { chakra, Link } from '@formline/shared/ui/core';

const legalLinksTexts = { label: 'Legal', terms: 'Terms and conditions', privacy: 'Privacy policy' };

const LinkRow = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '2',
    fontSize: 'sm',
    color: 'fg.muted',
    '& a': { display: 'inline-flex', alignItems: 'center', minH: '6' },
    '& [aria-current=page]': { color: 'fg', fontWeight: 'medium' },
  },
});

export function LegalLinks() {
  return (
    <LinkRow aria-label={legalLinksTexts.label}>
      <Link asChild variant="plain">
        <NavLink to="/terms-and-conditions">{legalLinksTexts.terms}</NavLink>
      </Link>
      <Link asChild variant="plain">
        <NavLink to="/privacy-policy">{legalLinksTexts.privacy}</NavLink>
      </Link>
    </LinkRow>
  );
}

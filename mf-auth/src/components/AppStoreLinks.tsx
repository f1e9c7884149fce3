import { useSiteConfig } from '@formline/shared/site-config';
import { chakra } from '@formline/shared/ui/core';
import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import { Apple, Play } from 'lucide-react';
import type { ReactNode } from 'react';

const appStoreLinksTexts = {
  label: `The ${PRODUCT_NAME} mobile app`,
  appStore: 'App Store',
  googlePlay: 'Google Play',
};

const StoreRow = chakra('nav', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
const StoreLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    h: 'control.md',
    px: '3.5',
    border: 'thin',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.surface',
    color: 'fg',
    fontSize: 'sm',
    fontWeight: 'medium',
    textDecoration: 'none',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.hover' },
    '& svg': { boxSize: 'icon.sm', color: 'fg.muted' },
  },
});

export function AppStoreLinks() {
  const { appStore, googlePlay } = useSiteConfig().appLinks;
  if (appStore === null && googlePlay === null) return null;
  return (
    <StoreRow aria-label={appStoreLinksTexts.label}>
      <Store href={appStore} icon={<Apple aria-hidden="true" />} name={appStoreLinksTexts.appStore} />
      <Store href={googlePlay} icon={<Play aria-hidden="true" />} name={appStoreLinksTexts.googlePlay} />
    </StoreRow>
  );
}

interface StoreProps {
  readonly href: string | null;
  readonly icon: ReactNode;
  readonly name: string;
}

function Store({ href, icon, name }: StoreProps) {
  if (href === null) return null;
  return (
    <StoreLink href={href} target="_blank" rel="noopener noreferrer">
      {icon}
      {name}
    </StoreLink>
  );
}

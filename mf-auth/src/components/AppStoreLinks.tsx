import { useSiteConfig } from '@formline/shared/site-config';
import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import { Apple, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './authParts.module.css';

const appStoreLinksTexts = {
  label: `The ${PRODUCT_NAME} mobile app`,
  appStore: 'App Store',
  googlePlay: 'Google Play',
};

export function AppStoreLinks() {
  const { appStore, googlePlay } = useSiteConfig().appLinks;
  if (appStore === null && googlePlay === null) return null;
  return (
    <nav className={styles.storeRow} aria-label={appStoreLinksTexts.label}>
      <Store href={appStore} icon={<Apple aria-hidden="true" />} name={appStoreLinksTexts.appStore} />
      <Store href={googlePlay} icon={<Play aria-hidden="true" />} name={appStoreLinksTexts.googlePlay} />
    </nav>
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
    <a className={styles.store} href={href} target="_blank" rel="noopener noreferrer">
      {icon}
      {name}
    </a>
  );
}

import { Link } from '@formline/shared/routing';
import { BrandMark, Container, NavSurface } from '@formline/shared/ui/basics';
import type { ReactNode } from 'react';
import { shellTexts } from '../shell.texts';
import * as styles from './navigation.module.css';

interface NavigationBarProps {
  readonly profile: string;
  /** `HomeLink`, or the brand alone where there is no router. */
  readonly home: ReactNode;
  readonly tabs?: ReactNode;
  readonly actions?: ReactNode;
  /** `SubTabBar` */
  readonly subTabs?: ReactNode;
}

/** Made of the basics, so that the build can render it in advance. */
export function NavigationBar({ profile, home, tabs, actions, subTabs }: NavigationBarProps) {
  return (
    <NavSurface data-profile={profile}>
      <Container>
        <div className={styles.bar}>
          {home}
          {tabs && (
            <nav aria-label={shellTexts.mainNavigation} className={styles.tabs}>
              {tabs}
            </nav>
          )}
          {actions}
        </div>
      </Container>
      {subTabs}
    </NavSurface>
  );
}

export const HomeLink = () => (
  <Link to="/" className={styles.home}>
    <BrandMark />
  </Link>
);

interface SubTabBarProps {
  readonly section: string;
  readonly children: ReactNode;
}

export function SubTabBar({ section, children }: SubTabBarProps) {
  return (
    <div className={styles.subTabs}>
      <Container>
        <nav aria-label={shellTexts.subNavigation(section)} className={styles.subTabRow}>
          {children}
        </nav>
      </Container>
    </div>
  );
}

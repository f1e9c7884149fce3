import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { Link, useLocation } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { BrandMark, chakra, Container, Flex, NavSurface } from '@formline/shared/ui/core';
import { memo } from 'react';
import { shellTexts } from '../shell.texts';
import { NavigationActions } from './NavigationActions';
import { NavigationTab } from './NavigationTab';
import { activeTab, visibleTabs } from './visibleTabs';

const HomeLink = chakra(Link, {
  base: { display: 'flex', flexShrink: '0', borderRadius: 'sm', color: 'inherit' },
});

export function TopNavigation({ entries }: { readonly entries: readonly RegistryEntry[] }) {
  return <Navigation entries={entries} pathname={useLocation().pathname} />;
}

interface NavigationProps {
  readonly entries: readonly RegistryEntry[];
  readonly pathname: string;
}

/** Memoised, because lists write each search into the URL. */
const Navigation = memo(function Navigation({ entries, pathname }: NavigationProps) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const tabs = visibleTabs(entries, session.isManager);
  const active = activeTab(tabs, pathname);
  return (
    <NavSurface data-profile={session.club ? 'club' : 'personal'}>
      <Container>
        <Flex align="center" gap={{ base: '2', md: '8' }} minH="14" wrap={{ base: 'wrap', md: 'nowrap' }}>
          <HomeLink to="/">
            <BrandMark />
          </HomeLink>
          <Flex
            as="nav"
            aria-label={shellTexts.mainNavigation}
            alignSelf="stretch"
            gap="1"
            flexGrow="1"
            flexShrink={{ base: '1', md: '0' }}
            minH="10"
            wrap={{ base: 'wrap', md: 'nowrap' }}
          >
            {tabs.map((tab) => (
              <NavigationTab
                key={tab.section}
                label={tab.label}
                path={tab.path}
                isActive={tab === active}
                level="main"
              />
            ))}
          </Flex>
          <NavigationActions session={session} />
        </Flex>
      </Container>
      {/* A single sub-tab would repeat the page's heading. */}
      {active && active.subTabs.length > 1 && (
        <SubTabs label={active.label} tabs={active.subTabs} pathname={pathname} />
      )}
    </NavSurface>
  );
});

interface SubTabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly label: string; readonly path: string }[];
  readonly pathname: string;
}

function SubTabs({ label, tabs, pathname }: SubTabsProps) {
  return (
    <Flex borderTop="thin" borderColor="nav.border">
      <Container>
        <Flex as="nav" aria-label={shellTexts.subNavigation(label)} gap="1" wrap="wrap" mx="-3">
          {tabs.map((tab) => (
            <NavigationTab
              key={tab.path}
              label={tab.label}
              path={tab.path}
              isActive={pathname === tab.path || pathname.startsWith(`${tab.path}/`)}
              level="sub"
            />
          ))}
        </Flex>
      </Container>
    </Flex>
  );
}

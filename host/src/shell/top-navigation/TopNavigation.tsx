import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import {
  activeTab,
  isActiveSubTab,
  visibleSubTabs,
  visibleTabs,
} from '@formline/shared/domain/navigation/visibleTabs';
import { useLocation } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { memo } from 'react';
import { NavigationActions } from './NavigationActions';
import { HomeLink, NavigationBar, SubTabBar } from './NavigationBar';
import { NavigationTab } from './NavigationTab';

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
  const subTabs = visibleSubTabs(active);
  return (
    <NavigationBar
      profile={session.club ? 'club' : 'personal'}
      home={<HomeLink />}
      tabs={tabs.map((tab) => (
        <NavigationTab
          key={tab.section}
          label={tab.label}
          path={tab.path}
          isActive={tab === active}
          level="main"
        />
      ))}
      actions={<NavigationActions session={session} />}
      subTabs={
        active &&
        subTabs.length > 0 && (
          <SubTabBar section={active.label}>
            {subTabs.map(({ label, path }) => (
              <NavigationTab
                key={path}
                label={label}
                path={path}
                isActive={isActiveSubTab(path, pathname)}
                level="sub"
              />
            ))}
          </SubTabBar>
        )
      }
    />
  );
});

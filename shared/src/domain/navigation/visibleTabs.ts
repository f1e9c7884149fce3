import type { RegistryEntry } from '../../contracts/platform/registry';
import type { RemoteTab } from '../../contracts/platform/remoteManifest';

export function visibleTabs(entries: readonly RegistryEntry[], isManager: boolean): RemoteTab[] {
  return entries
    .flatMap(({ manifest }) => manifest.tabs)
    .filter((tab) => isManager || !tab.managersOnly)
    .sort((one, other) => one.order - other.order);
}

export const sectionOf = (pathname: string): string => pathname.split('/')[1] ?? '';

export const activeTab = (tabs: readonly RemoteTab[], pathname: string): RemoteTab | undefined =>
  tabs.find(({ section }) => section === sectionOf(pathname));

/** A single sub-tab would repeat the page's heading. */
export const visibleSubTabs = (tab: RemoteTab | undefined): RemoteTab['subTabs'] =>
  tab && tab.subTabs.length > 1 ? tab.subTabs : [];

export const isActiveSubTab = (path: string, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

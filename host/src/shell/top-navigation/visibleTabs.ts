import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import type { RemoteTab } from '@formline/shared/contracts/platform/remoteManifest';

export function visibleTabs(entries: readonly RegistryEntry[], isManager: boolean): RemoteTab[] {
  return entries
    .flatMap(({ manifest }) => manifest.tabs)
    .filter((tab) => isManager || !tab.managersOnly)
    .sort((one, other) => one.order - other.order);
}

export const sectionOf = (pathname: string): string => pathname.split('/')[1] ?? '';

export const activeTab = (tabs: readonly RemoteTab[], pathname: string): RemoteTab | undefined =>
  tabs.find(({ section }) => section === sectionOf(pathname));

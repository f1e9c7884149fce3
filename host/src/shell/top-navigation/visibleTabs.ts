import type { RegistryEntry } from '@formline/shared/contracts/registry';
import type { RemoteTab } from '@formline/shared/contracts/remoteManifest';

/** The main tabs somebody sees, in order. */
export function visibleTabs(entries: readonly RegistryEntry[], isManager: boolean): RemoteTab[] {
  return entries
    .flatMap(({ manifest }) => manifest.tabs)
    .filter((tab) => isManager || !tab.managersOnly)
    .sort((one, other) => one.order - other.order);
}

/** The tab a path belongs to: its first segment names the section. */
export function activeTab(tabs: readonly RemoteTab[], pathname: string): RemoteTab | undefined {
  const section = pathname.split('/')[1];
  return tabs.find((tab) => tab.section === section);
}

import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import type { RemoteTab } from '@formline/shared/contracts/platform/remoteManifest';
import { FileText, Plus } from 'lucide-react';
import type { Command } from './foundCommands';

export const pageCommands = (tabs: readonly RemoteTab[], go: (path: string) => void): Command[] =>
  tabs.flatMap((tab) =>
    tab.subTabs.map(({ label, path }) => ({
      id: `page-${path}`,
      label,
      note: tab.label,
      icon: <FileText aria-hidden="true" />,
      leadsAway: true,
      run: () => go(path),
    })),
  );

export const remoteActionCommands = (
  entries: readonly RegistryEntry[],
  go: (path: string) => void,
): Command[] =>
  entries.flatMap(({ manifest }) =>
    (manifest.actions ?? []).map(({ label, path }) => ({
      id: `begin-${path}`,
      label,
      icon: <Plus aria-hidden="true" />,
      leadsAway: true,
      run: () => go(path),
    })),
  );

import type { RemoteTab } from '@formline/shared/contracts/remoteManifest';
import { FileText } from 'lucide-react';
import type { Command } from './foundCommands';

/** The pages of the top navigation. */
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

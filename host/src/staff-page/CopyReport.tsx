import { siteConfig } from '@formline/shared/site-config';
import { announce, Button } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useLiveRemotes, hostBuild } from '../remotes/registry/liveRemotes';
import { staffPageTexts } from './staffPage.texts';
import { staffReport } from './staffReport';
import { useRemoteRows } from './remote-table/remoteRows';

export function CopyReport() {
  const { registry } = useLiveRemotes();
  const rows = useRemoteRows();
  const [isCopied, setIsCopied] = useState(false);
  const handleCopy = async () => {
    if (!registry) return;
    const { environment } = siteConfig();
    const report = staffReport({ registry, rows, hostBuild: hostBuild(), environment, at: new Date() });
    try {
      await navigator.clipboard.writeText(report);
      setIsCopied(true);
      announce(staffPageTexts.actions.copied);
    } catch {
      // Insecure pages have no clipboard.
      notify.error(staffPageTexts.notCopied);
    }
  };
  return (
    <Button icon={isCopied ? <Check /> : <Copy />} onClick={() => void handleCopy()}>
      {isCopied ? staffPageTexts.actions.copied : staffPageTexts.actions.copy}
    </Button>
  );
}

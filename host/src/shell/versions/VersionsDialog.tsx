import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { useSiteConfig } from '@formline/shared/site-config';
import { announce, Button, chakra, Text } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { hostBuild } from '../../remotes/registry/liveRemotes';
import type { ShellDialogProps } from '../dialogs/shellDialog';
import { partVersions, versionLines } from './versionLines';
import { versionsTexts } from './versions.texts';

type CopyState = 'not-tried' | 'copied' | 'failed';

const Table = chakra('table', {
  base: {
    w: 'full',
    mt: '4',
    fontSize: 'sm',
    textAlign: 'start',
    '& th, & td': { py: '2', pe: '4', borderBottom: 'thin', borderColor: 'border', textAlign: 'start' },
    '& thead th': { color: 'fg.muted', fontWeight: 'medium' },
    '& tbody th': { fontWeight: 'medium' },
    '& td:last-child': { fontFamily: 'mono', fontSize: 'xs', overflowWrap: 'anywhere', pe: '0' },
  },
});

export function VersionsDialog({
  entries,
  onClose,
  ...dialog
}: ShellDialogProps & { readonly entries: readonly RegistryEntry[] }) {
  const { environment } = useSiteConfig();
  const [copyState, setCopyState] = useState<CopyState>('not-tried');
  const parts = partVersions(entries, hostBuild());
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(versionLines(parts, environment));
      setCopyState('copied');
      announce(versionsTexts.copied);
    } catch {
      // Insecure pages have no clipboard; the lines can still be selected.
      setCopyState('failed');
    }
  };
  const handleClose = () => {
    setCopyState('not-tried');
    onClose();
  };
  return (
    <Dialog
      {...dialog}
      onClose={handleClose}
      title={versionsTexts.title}
      actions={
        <Button icon={copyState === 'copied' ? <Check /> : <Copy />} onClick={() => void handleCopy()}>
          {copyState === 'copied' ? versionsTexts.copied : versionsTexts.copy}
        </Button>
      }
    >
      <Text tone="muted">
        {versionsTexts.environment}: <chakra.strong color="fg">{environment}</chakra.strong>
      </Text>
      <PartTable parts={parts} />
      {copyState === 'failed' && (
        <Text role="alert" size="sm" mt="3">
          {versionsTexts.notCopied}
        </Text>
      )}
    </Dialog>
  );
}

function PartTable({ parts }: { readonly parts: ReturnType<typeof partVersions> }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{versionsTexts.part}</th>
          <th scope="col">{versionsTexts.version}</th>
          <th scope="col">{versionsTexts.build}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, version, build }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{version}</td>
            <td>{build}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { useSession } from '@formline/shared/session';
import { Dialog } from '@formline/shared/ui/overlays';
import type { ReactNode } from 'react';
import { RemoteModule } from '../../remotes/RemoteModule';
import { shellSlotFillings } from '../../remotes/RemoteSlot';
import type { ShellDialogProps } from '../dialogs/shellDialog';
import { AccountDialog } from './AccountDialog';

interface AccountPanelProps extends ShellDialogProps {
  readonly entries: readonly RegistryEntry[];
}

export function AccountPanel({ entries, ...dialog }: AccountPanelProps) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const [filling] = shellSlotFillings(entries, 'shell:account');
  if (!filling) return <AccountDialog {...dialog} user={session.user} />;
  if (!dialog.isOpen) return null;
  const frame = (content: ReactNode) => (
    <Dialog {...dialog} title={session.user.full_name}>
      {content}
    </Dialog>
  );
  return (
    <RemoteModule
      {...filling}
      slotProps={{ onClose: dialog.onClose, finalFocus: dialog.finalFocus }}
      frame={frame}
    />
  );
}

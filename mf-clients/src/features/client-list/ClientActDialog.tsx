import { lazyDialog } from '@formline/shared/ui/core';
import { invitationsTexts } from '../../components/invitations/invitations.texts';
import { upgradeDialogTexts } from '../../components/upgrade-dialog/upgradeDialog.texts';
import type { ClientAct } from './clientAct';
import { clientListTexts } from './clientList.texts';
import { tileId } from './tiles/tileId';

const ChooseClientDialog = lazyDialog(
  clientListTexts.chooseHeading,
  async () => (await import('./ChooseClientDialog')).ChooseClientDialog,
);
const UpgradeDialog = lazyDialog(
  upgradeDialogTexts.title,
  async () => (await import('../../components/upgrade-dialog/UpgradeDialog')).UpgradeDialog,
);
const ResendInviteDialog = lazyDialog(
  invitationsTexts.resendTitle,
  async () => (await import('../../components/invitations/ResendInviteDialog')).ResendInviteDialog,
);

interface ClientActDialogProps {
  readonly act: ClientAct;
  readonly limit: number;
  readonly onChange: (act: ClientAct | null) => void;
}

/** Finds the tile again for focus, because it may have been re-created. */
export function ClientActDialog({ act: { kind, client }, limit, onChange }: ClientActDialogProps) {
  const common = {
    onClose: () => onChange(null),
    finalFocus: () => document.getElementById(tileId(client)),
  };
  switch (kind) {
    case 'choose':
      return (
        <ChooseClientDialog
          {...common}
          client={client}
          limit={limit}
          onNoFreeSeat={() => onChange({ kind: 'upgrade', client })}
        />
      );
    case 'upgrade':
      return <UpgradeDialog {...common} />;
    case 'resend':
      return <ResendInviteDialog {...common} client={client} />;
  }
}

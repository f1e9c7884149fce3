import type { SlotProps } from '@formline/shared/contracts/slots';
import { useCanEdit, useSession } from '@formline/shared/session';
import { TrainerAccountDialog } from '../features/account-settings/TrainerAccountDialog';

/** Slot shell:account */
export function TrainerAccountSlot({ onClose }: SlotProps['shell:account']) {
  const session = useSession();
  const canEdit = useCanEdit();
  if (session.status !== 'signed-in') return null;
  return <TrainerAccountDialog user={session.user} canEdit={canEdit} onClose={onClose} />;
}

import type { ClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { PAGE_TITLE_ID } from '@formline/shared/ui/core';
import { DialogPanels } from '@formline/shared/ui/motion';
import { Dialog } from '@formline/shared/ui/overlays';
import { groupDialogTexts as texts } from './groupDialog.texts';
import { GroupDialogActions } from './GroupDialogActions';
import { GroupDialogView } from './GroupDialogView';
import type { GroupDraft } from './groupDraft';
import { useGroupDialog } from './useGroupDialog';

export interface GroupDialogProps {
  readonly group: ClientGroup | null;
  readonly typed?: GroupDraft | undefined;
  readonly onClose: () => void;
  readonly onSaved?: ((group: ClientGroup) => void) | undefined;
  readonly onRemoved?: (() => void) | undefined;
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
}

export function GroupDialog({ onClose, finalFocus, ...given }: GroupDialogProps) {
  const dialog = useGroupDialog(given);
  const { views, end } = dialog;
  const titles = {
    form: given.group ? texts.edit : texts.create,
    members: texts.picker.title,
    remove: texts.remove.title,
    discard: texts.discard.title,
  };
  return (
    <Dialog
      isOpen={end === null}
      onClose={views.close}
      onBack={views.view === 'form' ? undefined : views.back}
      onClosed={onClose}
      finalFocus={end === 'removed' ? pageTitle : finalFocus}
      title={titles[views.view]}
      anchor="top"
      actions={<GroupDialogActions {...dialog} />}
    >
      <DialogPanels panel={views.view}>
        <GroupDialogView {...dialog} />
      </DialogPanels>
    </Dialog>
  );
}

/** The element focused before belongs to the deleted group. */
const pageTitle = () => document.getElementById(PAGE_TITLE_ID);

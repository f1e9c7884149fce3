import type { ClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { PAGE_TITLE_ID } from '@formline/shared/ui/core';
import { DialogPanels } from '@formline/shared/ui/motion';
import { Dialog } from '@formline/shared/ui/overlays';
import { groupDialogTexts as texts } from './groupDialog.texts';
import { GroupDialogActions } from './GroupDialogActions';
import { GroupDialogView } from './GroupDialogView';
import { useGroupDialog } from './useGroupDialog';

export interface GroupDialogProps {
  /** The group that is edited; null makes a new one. */
  readonly group: ClientGroup | null;
  /** The dialog is gone. */
  readonly onClose: () => void;
  /** Told at once, while the dialog goes. */
  readonly onSaved?: ((group: ClientGroup) => void) | undefined;
  /** The group is gone: leads away from where it was shown. */
  readonly onRemoved?: (() => void) | undefined;
  /** What gets focus when it closes, if not what had it before. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
}

/** A group is made, changed or removed, in views that take each other's place. Drawn as long as it is open. */
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

/** What had focus before has gone with the group. */
const pageTitle = () => document.getElementById(PAGE_TITLE_ID);

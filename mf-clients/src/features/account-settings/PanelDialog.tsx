import { DialogPanels } from '@formline/shared/ui/motion';
import { Dialog } from '@formline/shared/ui/overlays';
import type { ReactNode } from 'react';

interface PanelDialogProps {
  /** Which panel is shown; `null` is the account itself. */
  readonly panel: string | null;
  readonly title: string;
  readonly onClose: () => void;
  readonly onBack: () => void;
  /** What gets focus when it closes, if not what had it before. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  readonly children: ReactNode;
}

/** An account, and what can be edited of it in panels of the same dialog. */
export function PanelDialog({ panel, onBack, children, ...dialog }: PanelDialogProps) {
  return (
    <Dialog {...dialog} isOpen onBack={panel === null ? undefined : onBack}>
      <DialogPanels panel={panel ?? 'account'}>{children}</DialogPanels>
    </Dialog>
  );
}

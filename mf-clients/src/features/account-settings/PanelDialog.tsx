import { DialogPanels } from '@formline/shared/ui/motion';
import { Dialog } from '@formline/shared/ui/overlays';
import type { ReactNode } from 'react';

interface PanelDialogProps {
  readonly panel: string | null;
  readonly title: string;
  readonly onClose: () => void;
  readonly onBack: () => void;
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  readonly children: ReactNode;
}

export function PanelDialog({ panel, onBack, children, ...dialog }: PanelDialogProps) {
  return (
    <Dialog {...dialog} isOpen onBack={panel === null ? undefined : onBack}>
      <DialogPanels panel={panel ?? 'account'}>{children}</DialogPanels>
    </Dialog>
  );
}

import type { LeaveGuard } from '@formline/shared/routing';
import { DialogPanels } from '@formline/shared/ui/motion';
import { Dialog } from '@formline/shared/ui/overlays';
import type { ReactNode } from 'react';
import { DiscardQuestion } from '../../components/record-form/DiscardQuestion';
import { accountTexts } from './accountSettings.texts';
import type { UnsavedQuestion } from './usePanels';

interface PanelDialogProps {
  readonly panel: string | null;
  readonly title: string;
  readonly question: UnsavedQuestion | null;
  readonly guard: LeaveGuard;
  readonly onClose: () => void;
  readonly onBack: () => void;
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  readonly children: ReactNode;
}

export function PanelDialog({ panel, question, guard, onBack, children, ...dialog }: PanelDialogProps) {
  return (
    <Dialog {...dialog} isOpen onBack={panel === null ? undefined : onBack}>
      <DialogPanels panel={panel ?? 'account'}>{children}</DialogPanels>
      {(question !== null || guard.isBlocked) && (
        <DiscardQuestion
          title={accountTexts.discardTitle}
          onDiscard={() => (guard.isBlocked ? guard.leave() : question?.discard())}
          onKeep={() => {
            guard.stay();
            question?.keep();
          }}
        />
      )}
    </Dialog>
  );
}

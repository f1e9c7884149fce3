import { useLeaveGuard, useLocation } from '@formline/shared/routing';
import { useState } from 'react';

export type DialogView = 'form' | 'members' | 'remove' | 'discard';

interface DialogViewsInput {
  readonly isUnsaved: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

export function useDialogViews({ isUnsaved, isBusy, onClose }: DialogViewsInput) {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<DialogView>('form');
  const guard = useLeaveGuard({
    asksOnNavigation: isUnsaved,
    asksOnUnload: isUnsaved,
    isStaying: (next) => next.pathname === pathname,
  });
  const view = guard.isBlocked ? 'discard' : opened;
  return {
    view,
    open: (next: DialogView) => setOpened(next),
    back: () => {
      if (isBusy) return;
      guard.stay();
      setOpened('form');
    },
    close: () => {
      if (isBusy) return;
      if (isUnsaved) setOpened('discard');
      else onClose();
    },
    discard: () => {
      if (guard.isBlocked) guard.leave();
      onClose();
    },
    goOn: guard.goOn,
  };
}

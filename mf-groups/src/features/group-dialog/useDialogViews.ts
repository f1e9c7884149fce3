import { useLeaveGuard, useLocation } from '@formline/shared/routing';
import { useState } from 'react';

/** What the dialog shows: the group, its picker, or one of the two questions. */
export type DialogView = 'form' | 'members' | 'remove' | 'discard';

interface DialogViewsInput {
  /** Closing or leaving the page would lose something. */
  readonly isUnsaved: boolean;
  /** A call is under way, which closing would not call off. */
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

/** Leads from view to view, and asks before what is not saved is lost: by closing, by the browser's way back, by a link. */
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
    /** Goes on to where the work is done: nothing that is lost by it is asked for. */
    goOn: guard.goOn,
  };
}

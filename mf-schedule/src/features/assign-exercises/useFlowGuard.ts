import { type LeaveGuard, useLeaveGuard } from '@formline/shared/routing';
import type { Subject } from '../../components/subject/subject';
import { isInFlow } from './flowPath';
import { chosenItems } from './selection';
import type { SelectionState } from './useSelection';

/** A reload needs no warning, because the selection is stored in the tab. */
export function useFlowGuard(subject: Subject, { selection, forget }: SelectionState): LeaveGuard {
  const guard = useLeaveGuard({
    asksOnNavigation: chosenItems(selection).length > 0,
    asksOnUnload: false,
    isStaying: (next) => isInFlow(subject, next),
  });
  const leave = () => {
    forget();
    guard.leave();
  };
  return { ...guard, leave };
}

import { type LeaveGuard, useLeaveGuard } from '@formline/shared/routing';
import type { CalendarOwner } from '../../components/calendar-owner/calendarOwner';
import { isInFlow } from './flowPath';
import { chosenItems } from './selection';
import type { SelectionState } from './useSelection';

/** A reload needs no warning, because the selection is stored in the tab. */
export function useFlowGuard(owner: CalendarOwner, { selection, forget }: SelectionState): LeaveGuard {
  const guard = useLeaveGuard({
    asksOnNavigation: chosenItems(selection).length > 0,
    asksOnUnload: false,
    isStaying: (next) => isInFlow(owner, next),
  });
  const leave = () => {
    forget();
    guard.leave();
  };
  return { ...guard, leave };
}

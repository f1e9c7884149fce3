import { CLIENT_ID_PARAMETER } from '@formline/shared/domain/clients/clientPaths';
import { type LeaveGuard, type PageLocation, useLeaveGuard, useLocation } from '@formline/shared/routing';

/** Asks before the page of the form is left. Closing a form may change the rest of the URL. */
export function useFormGuard(isDirty: boolean): LeaveGuard {
  const { pathname, search } = useLocation();
  const isStaying = (next: PageLocation) =>
    next.pathname === pathname && clientIdIn(next.search) === clientIdIn(search);
  return useLeaveGuard({ asksOnNavigation: isDirty, asksOnUnload: isDirty, isStaying });
}

const clientIdIn = (search: string) => new URLSearchParams(search).get(CLIENT_ID_PARAMETER);

import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import { clientDashboardPath, OTHER_CLIENTS_PARAMETER } from '@formline/shared/domain/clients/clientPaths';
import { groupDashboardPath } from '@formline/shared/domain/clients/groupPaths';
import type { OwningClient, OwningGroup } from './calendarOwner';

export const schedulingTabs = {
  programs: { own: 'my-programs', provider: `${PRODUCT_SLUG}-programs` },
  workouts: { own: 'my-workouts', provider: `${PRODUCT_SLUG}-workouts` },
} as const;

export type SchedulingLocation =
  | 'dashboard'
  | 'calendar'
  | 'calendar/schedule-programs'
  | `calendar/schedule-programs/${string}`
  | 'calendar/schedule-workouts'
  | `calendar/schedule-workouts/${string}`
  | 'calendar/schedule-exercises'
  | 'calendar/schedule-exercises-next'
  | 'calendar/schedule-exercises-schedule'
  | 'calendar/customize-program'
  | 'calendar/customize-workout'
  | 'calendar/log-workout';

export type PathOwner = Omit<OwningClient, 'name'> | Omit<OwningGroup, 'name'>;

export type SchedulingQuery = Readonly<Record<string, string | number | null | undefined>>;

/** `/clients/my-clients/ava/dashboard?clientId=7`, `/groups/my-groups/7/dashboard` (the calendar). */
export function schedulingPath(
  owner: PathOwner,
  location: SchedulingLocation,
  query: SchedulingQuery = {},
): string {
  const [path = '', identity] = dashboardPath(owner).split('?');
  const isDashboard = location === 'dashboard' || (location === 'calendar' && owner.kind === 'group');
  const parameters = new URLSearchParams(identity);
  if (owner.kind === 'client' && owner.others && location.startsWith('calendar/schedule-')) {
    parameters.set(OTHER_CLIENTS_PARAMETER, owner.others.join(','));
  }
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') parameters.set(name, String(value));
  }
  const search = parameters.toString();
  return `${isDashboard ? path : `${path}/${location}`}${search && `?${search}`}`;
}

function dashboardPath(owner: PathOwner): string {
  if (owner.kind === 'group') return groupDashboardPath(owner.id);
  return clientDashboardPath({ id: owner.id, first_name: owner.firstName });
}

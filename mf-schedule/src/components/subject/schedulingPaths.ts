import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import { clientDashboardPath } from '@formline/shared/domain/clients/clientPaths';
import { groupDashboardPath } from '@formline/shared/domain/clients/groupPaths';
import type { ClientSubject, GroupSubject } from './subject';

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
  | 'calendar/customize-workout';

export type PathSubject = Omit<ClientSubject, 'name'> | Omit<GroupSubject, 'name'>;

/** Null, undefined and empty values are left out. */
export type SchedulingQuery = Readonly<Record<string, string | number | null | undefined>>;

/**
 * Clients: `/clients/my-clients/ava/dashboard` with the id in the query. Groups:
 * `/groups/my-groups/7/dashboard`, which is the calendar.
 */
export function schedulingPath(
  subject: PathSubject,
  location: SchedulingLocation,
  query: SchedulingQuery = {},
): string {
  const [path = '', identity] = dashboardPath(subject).split('?');
  const isDashboard = location === 'dashboard' || (location === 'calendar' && subject.kind === 'group');
  const parameters = new URLSearchParams(identity);
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') parameters.set(name, String(value));
  }
  const search = parameters.toString();
  return `${isDashboard ? path : `${path}/${location}`}${search && `?${search}`}`;
}

function dashboardPath(subject: PathSubject): string {
  if (subject.kind === 'group') return groupDashboardPath(subject.id);
  return clientDashboardPath({ id: subject.id, first_name: subject.firstName });
}

import type { PageLocation } from '@formline/shared/routing';
import { ownerOfUrl } from '../../components/calendar-owner/ownerOfUrl';
import { schedulingPath } from '../../components/calendar-owner/schedulingPaths';
import type { CalendarOwner, OwnerKey } from '../../components/calendar-owner/calendarOwner';

export type FlowScreen = 'choose' | 'next' | 'schedule';

const steps = {
  choose: 'calendar/schedule-exercises',
  next: 'calendar/schedule-exercises-next',
  schedule: 'calendar/schedule-exercises-schedule',
} as const;

export const flowPath = (owner: CalendarOwner, screen: FlowScreen, date: string): string =>
  schedulingPath(owner, steps[screen], { date });

/** Names in the path are ignored, because they are only for people. */
export function isInFlow(owner: OwnerKey, { pathname, search }: PageLocation): boolean {
  const { key } = ownerOfUrl(pathname, new URLSearchParams(search));
  const isTheirs = key?.kind === owner.kind && key.id === owner.id;
  return isTheirs && Object.values(steps).some((viewState) => pathname.endsWith(`/${viewState}`));
}

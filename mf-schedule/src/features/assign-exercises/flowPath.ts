import { schedulingPath } from '../../components/subject/schedulingPaths';
import type { Subject } from '../../components/subject/subject';

/** The screens of the flow, in their order. */
export type FlowScreen = 'choose' | 'next' | 'schedule';

const places = {
  choose: 'calendar/schedule-exercises',
  next: 'calendar/schedule-exercises-next',
  schedule: 'calendar/schedule-exercises-schedule',
} as const;

/** Address of a screen of the flow; the day chosen on the calendar goes with it. */
export const flowPath = (subject: Subject, screen: FlowScreen, date: string): string =>
  schedulingPath(subject, places[screen], { date });

/** Whether an address is one of the flow for the same client or group. */
export function isInFlow(
  subject: Subject,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  return Object.values(places).some((place) => {
    const [path, query] = schedulingPath(subject, place).split('?');
    const isSame = [...new URLSearchParams(query)].every(
      ([name, value]) => new URLSearchParams(search).get(name) === value,
    );
    return path === pathname && isSame;
  });
}

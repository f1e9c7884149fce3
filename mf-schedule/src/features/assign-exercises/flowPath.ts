import type { PageLocation } from '@formline/shared/routing';
import { addressedSubject } from '../../components/subject/addressedSubject';
import { schedulingPath } from '../../components/subject/schedulingPaths';
import type { Subject, SubjectKey } from '../../components/subject/subject';

export type FlowScreen = 'choose' | 'next' | 'schedule';

const steps = {
  choose: 'calendar/schedule-exercises',
  next: 'calendar/schedule-exercises-next',
  schedule: 'calendar/schedule-exercises-schedule',
} as const;

/** Address of a screen of the flow; the day chosen on the calendar goes with it. */
export const flowPath = (subject: Subject, screen: FlowScreen, date: string): string =>
  schedulingPath(subject, steps[screen], { date });

/** Whether an address is one of the flow for the same client or group; a name in it is for people. */
export function isInFlow(subject: SubjectKey, { pathname, search }: PageLocation): boolean {
  const { key } = addressedSubject(pathname, new URLSearchParams(search));
  const isTheirs = key?.kind === subject.kind && key.id === subject.id;
  return isTheirs && Object.values(steps).some((viewState) => pathname.endsWith(`/${viewState}`));
}

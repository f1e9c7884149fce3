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

export const flowPath = (subject: Subject, screen: FlowScreen, date: string): string =>
  schedulingPath(subject, steps[screen], { date });

/** Names in the path are ignored, because they are only for people. */
export function isInFlow(subject: SubjectKey, { pathname, search }: PageLocation): boolean {
  const { key } = addressedSubject(pathname, new URLSearchParams(search));
  const isTheirs = key?.kind === subject.kind && key.id === subject.id;
  return isTheirs && Object.values(steps).some((viewState) => pathname.endsWith(`/${viewState}`));
}

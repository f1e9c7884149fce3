import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { GROUPS_PATH } from '@formline/shared/domain/clients/groupPaths';
import type { Breadcrumb } from '@formline/shared/training/section-page/SectionPage';
import { schedulingPath } from '../subject/schedulingPaths';
import type { Subject } from '../subject/subject';
import { subjectTexts } from '../subject/subject.texts';
import { schedulingPageTexts } from './schedulingPage.texts';
import type { SchedulingPageKind } from './schedulingPageKinds';

interface BreadcrumbOptions {
  readonly kind: SchedulingPageKind;
  readonly subject: Subject;
  readonly date: string | null;
  readonly tab: string | null;
  readonly page: Breadcrumb | undefined;
  readonly steps: readonly Breadcrumb[];
}

export function schedulingBreadcrumbs({
  kind,
  subject,
  date,
  tab,
  page,
  steps,
}: BreadcrumbOptions): readonly Breadcrumb[] {
  const crumbs: Breadcrumb[] = [
    {
      label: subjectTexts.lists[subject.kind],
      to: subject.kind === 'group' ? GROUPS_PATH : CLIENTS_PATH,
    },
    { label: subject.name, to: schedulingPath(subject, 'dashboard') },
  ];
  if (subject.kind === 'client') {
    crumbs.push({ label: subjectTexts.calendar, to: schedulingPath(subject, 'calendar', { date }) });
  }
  const pageCrumb = { label: schedulingPageTexts.names[kind], to: pagePath({ kind, subject, date, tab }) };
  return [...crumbs, page ?? pageCrumb, ...steps];
}

function pagePath({ kind, subject, date, tab }: Omit<BreadcrumbOptions, 'steps' | 'page'>): string {
  const hasTabs = kind === 'schedule-programs' || kind === 'schedule-workouts';
  return schedulingPath(subject, hasTabs && tab !== null ? `calendar/${kind}/${tab}` : `calendar/${kind}`, {
    date,
  });
}

import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { GROUPS_PATH } from '@formline/shared/domain/clients/groupPaths';
import type { Breadcrumb } from '@formline/shared/training/section-page/SectionPage';
import { schedulingPath } from '../calendar-owner/schedulingPaths';
import { type CalendarOwner, isSeveral } from '../calendar-owner/calendarOwner';
import { calendarOwnerTexts } from '../calendar-owner/calendarOwner.texts';
import { schedulingPageTexts } from './schedulingPage.texts';
import type { SchedulingPageKind } from './schedulingPageKinds';

interface BreadcrumbOptions {
  readonly kind: SchedulingPageKind;
  readonly owner: CalendarOwner;
  readonly date: string | null;
  readonly tab: string | null;
  readonly page: Breadcrumb | undefined;
  readonly steps: readonly Breadcrumb[];
}

export function schedulingBreadcrumbs({
  kind,
  owner,
  date,
  tab,
  page,
  steps,
}: BreadcrumbOptions): readonly Breadcrumb[] {
  const crumbs: Breadcrumb[] = [
    {
      label: calendarOwnerTexts.lists[owner.kind],
      to: owner.kind === 'group' ? GROUPS_PATH : CLIENTS_PATH,
    },
  ];
  if (!isSeveral(owner)) crumbs.push({ label: owner.name, to: schedulingPath(owner, 'dashboard') });
  if (owner.kind === 'client' && !isSeveral(owner)) {
    crumbs.push({ label: calendarOwnerTexts.calendar, to: schedulingPath(owner, 'calendar', { date }) });
  }
  const pageCrumb = { label: schedulingPageTexts.names[kind], to: pagePath({ kind, owner, date, tab }) };
  return [...crumbs, page ?? pageCrumb, ...steps];
}

function pagePath({ kind, owner, date, tab }: Omit<BreadcrumbOptions, 'steps' | 'page'>): string {
  const hasTabs = kind === 'schedule-programs' || kind === 'schedule-workouts';
  return schedulingPath(owner, hasTabs && tab !== null ? `calendar/${kind}/${tab}` : `calendar/${kind}`, {
    date,
  });
}

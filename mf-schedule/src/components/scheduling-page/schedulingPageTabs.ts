import { schedulingPath, schedulingTabs } from '../calendar-owner/schedulingPaths';
import type { CalendarOwner } from '../calendar-owner/calendarOwner';
import { schedulingPageTexts } from './schedulingPage.texts';
import type { SchedulingPageKind } from './schedulingPageKinds';

interface PageTab {
  readonly label: string;
  readonly to: string;
}

export function schedulingPageTabs(
  kind: SchedulingPageKind,
  owner: CalendarOwner,
  date: string | null,
): readonly PageTab[] {
  switch (kind) {
    case 'schedule-programs':
      return tabPair(kind, schedulingTabs.programs, { owner, date });
    case 'schedule-workouts':
      return tabPair(kind, schedulingTabs.workouts, { owner, date });
    case 'schedule-exercises':
    case 'customize-program':
    case 'customize-workout':
    case 'log-workout':
      return [];
  }
}

function tabPair(
  kind: 'schedule-programs' | 'schedule-workouts',
  tabs: { readonly own: string; readonly provider: string },
  { owner, date }: { readonly owner: CalendarOwner; readonly date: string | null },
): readonly PageTab[] {
  const labels = schedulingPageTexts.tabs[kind];
  const path = (tab: string) => schedulingPath(owner, `calendar/${kind}/${tab}`, { date });
  return [
    { label: labels.own, to: path(tabs.own) },
    { label: labels.provider, to: path(tabs.provider) },
  ];
}

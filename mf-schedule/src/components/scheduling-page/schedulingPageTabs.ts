import { schedulingPath, schedulingTabs } from '../subject/schedulingPaths';
import type { Subject } from '../subject/subject';
import { schedulingPageTexts } from './schedulingPage.texts';
import type { SchedulingPageKind } from './schedulingPageKinds';

interface PageTab {
  readonly label: string;
  readonly to: string;
}

export function schedulingPageTabs(
  kind: SchedulingPageKind,
  subject: Subject,
  date: string | null,
): readonly PageTab[] {
  switch (kind) {
    case 'schedule-programs':
      return tabPair(kind, schedulingTabs.programs, { subject, date });
    case 'schedule-workouts':
      return tabPair(kind, schedulingTabs.workouts, { subject, date });
    case 'schedule-exercises':
    case 'customize-program':
    case 'customize-workout':
      return [];
  }
}

function tabPair(
  kind: 'schedule-programs' | 'schedule-workouts',
  tabs: { readonly own: string; readonly provider: string },
  { subject, date }: { readonly subject: Subject; readonly date: string | null },
): readonly PageTab[] {
  const labels = schedulingPageTexts.tabs[kind];
  const path = (tab: string) => schedulingPath(subject, `calendar/${kind}/${tab}`, { date });
  return [
    { label: labels.own, to: path(tabs.own) },
    { label: labels.provider, to: path(tabs.provider) },
  ];
}

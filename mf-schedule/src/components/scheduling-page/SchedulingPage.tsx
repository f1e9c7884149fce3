import { Link as RouterLink, Navigate, useLocation, usePageTitle } from '@formline/shared/routing';
import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { useCanEdit } from '@formline/shared/session';
import {
  type Breadcrumb,
  SectionPage,
  type SectionPageProps,
} from '@formline/shared/training/section-page/SectionPage';
import { Button } from '@formline/shared/ui/core';
import { ArrowLeft } from 'lucide-react';
import { DATE_PARAMETER } from '../calendar-owner/chosenDay';
import { schedulingPath } from '../calendar-owner/schedulingPaths';
import { type CalendarOwner, isSeveral } from '../calendar-owner/calendarOwner';
import { schedulingPageTexts as texts } from './schedulingPage.texts';
import { schedulingBreadcrumbs } from './schedulingBreadcrumbs';
import { isForAssigning, type SchedulingPageKind } from './schedulingPageKinds';
import { schedulingPageTabs } from './schedulingPageTabs';

export interface SchedulingPageProps extends Pick<SectionPageProps, 'actions' | 'fills' | 'children'> {
  readonly owner: CalendarOwner;
  readonly kind: SchedulingPageKind;
  readonly page?: Breadcrumb | undefined;
  readonly steps?: readonly Breadcrumb[];
  readonly title?: string;
}

export function SchedulingPage({ kind, owner, fills, children, ...page }: SchedulingPageProps) {
  const { pathname, search } = useLocation();
  const canEdit = useCanEdit();
  const date = new URLSearchParams(search).get(DATE_PARAMETER);
  const calendarPath = schedulingPath(owner, 'calendar', { date });
  usePageTitle(page.page?.label ?? texts.names[kind]);
  if (!canEdit && isForAssigning(kind)) return <Navigate to={calendarPath} replace />;
  const tabs = schedulingPageTabs(kind, owner, date);
  const tab = tabs.length > 0 ? (pathname.split('/').at(-1) ?? null) : null;
  const { page: current, steps = [] } = page;
  return (
    <SectionPage
      title={page.title ?? texts.titles[kind](owner.name)}
      breadcrumbs={schedulingBreadcrumbs({ kind, owner, date, tab, page: current, steps })}
      actions={
        <>
          <Button asChild variant="quiet">
            <RouterLink to={isSeveral(owner) ? CLIENTS_PATH : calendarPath}>
              <ArrowLeft aria-hidden="true" />
              {isSeveral(owner) ? texts.backToClients : texts.backToCalendar}
            </RouterLink>
          </Button>
          {page.actions}
        </>
      }
      tabsLabel={texts.names[kind]}
      tabs={tabs}
      fills={fills}
    >
      {children}
    </SectionPage>
  );
}

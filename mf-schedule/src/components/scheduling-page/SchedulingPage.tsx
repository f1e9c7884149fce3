import { Link as RouterLink, Navigate, useLocation, usePageTitle } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { TabLinks } from '@formline/shared/training/tab-links/TabLinks';
import { Button, chakra, PageHeader, pageFillsWindow } from '@formline/shared/ui/core';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { DATE_PARAMETER } from '../subject/chosenDay';
import { schedulingPath } from '../subject/schedulingPaths';
import type { Subject } from '../subject/subject';
import { schedulingPageTexts as texts } from './schedulingPage.texts';
import { type PageStep, schedulingBreadcrumbs } from './schedulingBreadcrumbs';
import { isForAssigning, type SchedulingPageKind } from './schedulingPageKinds';
import { schedulingPageTabs } from './schedulingPageTabs';

/**
 * A page that fills the window ends a little above its foot, and its body takes what head, notice and tabs leave: lists
 * and panels scroll each for itself. In a window too low for that the whole page scrolls.
 */
const Page = chakra('div', {
  variants: {
    fills: {
      window: {
        display: 'flex',
        flexDirection: 'column',
        ...pageFillsWindow('calc({sizes.96} + {sizes.48})'),
      },
      content: {},
    },
  },
});
const Body = chakra('div', {
  variants: {
    fills: {
      window: { flex: '1', minH: '0', display: 'grid', gridTemplateRows: 'minmax(0, 1fr)' },
      content: {},
    },
  },
});

export interface SchedulingPageProps {
  readonly subject: Subject;
  readonly kind: SchedulingPageKind;
  /** The page in the breadcrumbs, where its name or its address says more than the kind. */
  readonly page?: PageStep | undefined;
  /** Views that are open on the page, outermost first: they go on with the breadcrumbs. */
  readonly steps?: readonly PageStep[];
  /** The heading, where a view has a better one than the page. */
  readonly title?: string;
  /** Buttons at the right of the head, the main one last. */
  readonly actions?: ReactNode;
  /** `window`: the body takes the height the window leaves. `content`: the page is as high as what stands in it. */
  readonly fills?: 'window' | 'content';
  readonly children: ReactNode;
}

/**
 * What all pages of scheduling have in common: the way from the dashboard, for whom it is, the tabs, and the way back to
 * the calendar. A manager is sent back there from pages that only assign work, and told whose data it is on the others.
 */
export function SchedulingPage({ kind, subject, fills = 'window', ...page }: SchedulingPageProps) {
  const { pathname, search } = useLocation();
  const canEdit = useCanEdit();
  const date = new URLSearchParams(search).get(DATE_PARAMETER);
  const calendarPath = schedulingPath(subject, 'calendar', { date });
  usePageTitle(page.page?.label ?? texts.names[kind]);
  if (!canEdit && isForAssigning(kind)) return <Navigate to={calendarPath} replace />;
  const tabs = schedulingPageTabs(kind, subject, date);
  const tab = tabs.length > 0 ? (pathname.split('/').at(-1) ?? null) : null;
  return (
    <Page fills={fills}>
      <PageHeader
        title={page.title ?? texts.titles[kind](subject.name)}
        breadcrumbs={schedulingBreadcrumbs({
          kind,
          subject,
          date,
          tab,
          page: page.page,
          steps: page.steps ?? [],
        })}
        actions={
          <>
            <Button asChild variant="quiet">
              <RouterLink to={calendarPath}>
                <ArrowLeft aria-hidden="true" />
                {texts.backToCalendar}
              </RouterLink>
            </Button>
            {page.actions}
          </>
        }
      />
      {canEdit ? null : <ManagerNotice />}
      {tabs.length > 0 ? (
        <chakra.div mt="-4" mb="-2">
          <TabLinks label={texts.names[kind]} tabs={tabs} />
        </chakra.div>
      ) : null}
      <Body fills={fills}>{page.children}</Body>
    </Page>
  );
}

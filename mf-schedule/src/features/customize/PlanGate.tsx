import { isApiError } from '@formline/shared/api-client';
import { useQuery } from '@formline/shared/query';
import { Link, useSearchParams } from '@formline/shared/routing';
import { useClubScope } from '@formline/shared/session';
import { Button, Card, EmptyState, ErrorState, LoadingState, Skeleton } from '@formline/shared/ui/core';
import { type ReactNode, useState } from 'react';
import { DATE_PARAMETER } from '../../components/calendar-owner/chosenDay';
import { schedulingPath } from '../../components/calendar-owner/schedulingPaths';
import type { CalendarOwner } from '../../components/calendar-owner/calendarOwner';
import { customizeTexts as texts } from './customize.texts';
import { readScheduleId } from './customizeViewState';
import { planQuery } from './planQuery';
import type { Plan } from './plan';

interface PlanGateProps {
  readonly owner: CalendarOwner;
  /** Needs a key per read, because editors keep their initial data. */
  readonly children: (
    plan: Plan,
    reading: { readonly count: number; readonly again: () => void },
  ) => ReactNode;
}

export function PlanGate({ owner, children }: PlanGateProps) {
  const [params] = useSearchParams();
  const club = useClubScope();
  const scheduleId = readScheduleId(params);
  const [count, setCount] = useState(0);
  const query = useQuery({
    ...planQuery(owner, club, scheduleId ?? 0),
    enabled: scheduleId !== null,
  });
  const again = () => void query.refetch().then(() => setCount((known) => known + 1));
  if (scheduleId === null) return <Deleted owner={owner} title={texts.insufficient} />;
  if (query.isError) {
    const isDeleted = isApiError(query.error) && query.error.status === 404;
    if (isDeleted) return <Deleted owner={owner} title={texts.notFound.title} />;
    return <ErrorState {...texts.failed} onRetry={() => void query.refetch()} />;
  }
  return query.data ? children(query.data, { count, again }) : <PlanSkeleton />;
}

export function Deleted({ owner, title }: { readonly owner: CalendarOwner; readonly title: string }) {
  const [params] = useSearchParams();
  const calendar = schedulingPath(owner, 'calendar', { date: params.get(DATE_PARAMETER) });
  return (
    <EmptyState
      title={title}
      text={texts.notFound.text}
      action={
        <Button asChild variant="primary">
          <Link to={calendar}>{texts.toCalendar}</Link>
        </Button>
      }
    />
  );
}

export function PlanSkeleton() {
  return (
    <Card>
      <LoadingState label={texts.loading}>
        <Skeleton h="20" mb="6" />
        <Skeleton h="80" />
      </LoadingState>
    </Card>
  );
}

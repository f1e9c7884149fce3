import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { PageHeader } from '@formline/shared/ui/core';
import { type ReactNode, useState } from 'react';
import { DashboardGrid } from '../../components/dashboard-card/DashboardGrid';
import { ActivityFeed } from './ActivityFeed';
import { ClientsCard } from './ClientsCard';
import { GroupsCard } from './GroupsCard';
import { managerDashboardTexts as texts } from './managerDashboard.texts';
import { PracticeFigures } from './PracticeFigures';

interface ManagerDashboardProps {
  /** Says whose dashboard it is. */
  readonly notice: ReactNode;
}

/** A trainer's practice as a manager sees it: how large it is, what happened, and the ways to look closer. */
export function ManagerDashboard({ notice }: ManagerDashboardProps) {
  const [today] = useState(() => localCalendarDate(new Date()));
  return (
    <>
      <PageHeader title={texts.title} />
      {notice}
      <PracticeFigures />
      <DashboardGrid
        main={<ActivityFeed today={today} />}
        aside={
          <>
            <ClientsCard />
            <GroupsCard />
          </>
        }
      />
    </>
  );
}

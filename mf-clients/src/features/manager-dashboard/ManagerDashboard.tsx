import { PageHeader } from '@formline/shared/ui/core';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import type { ReactNode } from 'react';
import { DashboardGrid } from '../../components/dashboard-card/DashboardGrid';
import { ActivityFeed } from './ActivityFeed';
import { ClientsCard } from './ClientsCard';
import { GroupsCard } from './GroupsCard';
import { managerDashboardTexts as texts } from './managerDashboard.texts';
import { NeedsCard } from './NeedsCard';
import { PracticeFigures } from './PracticeFigures';

interface ManagerDashboardProps {
  readonly notice: ReactNode;
}

export function ManagerDashboard({ notice }: ManagerDashboardProps) {
  const today = useToday();
  return (
    <>
      <PageHeader title={texts.title} />
      {notice}
      <PracticeFigures />
      <DashboardGrid
        main={<ActivityFeed today={today} />}
        aside={
          <>
            <NeedsCard />
            <ClientsCard />
            <GroupsCard />
          </>
        }
      />
    </>
  );
}

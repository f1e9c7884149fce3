import { localCalendarDate } from '@formline/shared/domain/calendarDates';
import { chakra, PageHeader, Stack } from '@formline/shared/ui/core';
import { type ReactNode, useState } from 'react';
import { ActivityFeed } from './ActivityFeed';
import { ClientsCard } from './ClientsCard';
import { GroupsCard } from './GroupsCard';
import { managerDashboardTexts as texts } from './managerDashboard.texts';
import { PracticeFigures } from './PracticeFigures';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
});

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
      <Columns>
        <ActivityFeed today={today} />
        <Stack gap="6">
          <ClientsCard />
          <GroupsCard />
        </Stack>
      </Columns>
    </>
  );
}

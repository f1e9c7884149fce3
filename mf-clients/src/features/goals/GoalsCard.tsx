import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import type { Client } from '@formline/shared/contracts/people/users';
import { useQuery, useQueryClient } from '@formline/shared/query';
import { lazyDialog, Skeleton, Stack, Text } from '@formline/shared/ui/core';
import { Flag } from 'lucide-react';
import { useCallback, useState } from 'react';
import { CardQuery } from '../../components/dashboard-card/CardQuery';
import { DashboardCard } from '../../components/dashboard-card/DashboardCard';
import { shortDate } from '../../components/measures/shortDate';
import { progressOf, progressQuery } from './progress';
import { goalsTexts as texts } from './goals.texts';
import { ProgressSummary } from './ProgressSummary';

const GoalsDialog = lazyDialog(texts.title, async () => (await import('./GoalsDialog')).GoalsDialog);

interface GoalsCardProps {
  readonly client: Client;
  readonly canEdit: boolean;
}

export function GoalsCard({ client, canEdit }: GoalsCardProps) {
  const cache = useQueryClient();
  const progress = useQuery(progressQuery(client.id));
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => {
    setIsOpen(false);
    // Reloaded, because the server computes the day of the last activity.
    void cache.invalidateQueries(progressOf(client.id));
  }, [cache, client.id]);
  const latest = progress.data?.latest_activity_date;
  return (
    <>
      <DashboardCard
        title={texts.title}
        onOpen={() => setIsOpen(true)}
        aside={
          latest ? (
            <Text tone="muted" size="sm">
              {texts.lastActivity(shortDate(localCalendarDate(new Date(latest))))}
            </Text>
          ) : null
        }
      >
        <CardQuery
          query={progress}
          loadingLabel={texts.loading}
          skeleton={<ProgressSkeleton />}
          isEmpty={({ milestones }) => milestones.length === 0}
          emptyIcon={<Flag aria-hidden="true" />}
          emptyText={texts.empty}
        >
          {(known) => <ProgressSummary progress={known} />}
        </CardQuery>
      </DashboardCard>
      {isOpen && <GoalsDialog client={client} canEdit={canEdit} onClose={close} />}
    </>
  );
}

function ProgressSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton h="2" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Stack>
  );
}

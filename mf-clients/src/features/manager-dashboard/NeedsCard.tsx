import { type AttentionLine, attentionLines } from '@formline/shared/domain/clients/attention';
import { clientDashboardPath, TODAY_PATH } from '@formline/shared/domain/clients/clientPaths';
import { useOverview } from '@formline/shared/training/overview/useOverview.ts';
import { PersonAvatar, Text } from '@formline/shared/ui/core';
import { CircleCheck } from 'lucide-react';
import { CardQuery } from '../../components/dashboard-card/CardQuery';
import { DashboardCard } from '../../components/dashboard-card/DashboardCard';
import { reasonTexts } from '../../components/attention/reason.texts';
import { type CardLine, CardLines, CardLinesSkeleton } from './CardLines';
import { managerDashboardTexts as texts } from './managerDashboard.texts';

/** The lines of the trainer's Today that are not snoozed. */
export function NeedsCard() {
  const { data, hasFailed, isRetrying, retry } = useOverview();
  const open = data && attentionLines(data).filter(({ snoozedUntil }) => snoozedUntil === null);
  return (
    <DashboardCard title={texts.needs}>
      <CardQuery
        query={{ data: open, isPending: !open && !hasFailed, isFetching: isRetrying, refetch: retry }}
        loadingLabel={texts.needsLoading}
        skeleton={<CardLinesSkeleton />}
        isEmpty={({ length }) => length === 0}
        emptyIcon={<CircleCheck aria-hidden="true" />}
        emptyText={texts.noNeeds}
      >
        {(all) => (
          <CardLines lines={all.map(lineOf)} allTo={TODAY_PATH} allLabel={texts.allNeeds(all.length)} />
        )}
      </CardQuery>
    </DashboardCard>
  );
}

const lineOf = ({ client, attention: { reason } }: AttentionLine): CardLine => ({
  key: `${client.id} ${reason}`,
  to: clientDashboardPath(client),
  name: client.full_name,
  media: <PersonAvatar name={client.full_name} imageUrl={client.avatar_url} size="sm" />,
  note: (
    <Text tone="muted" size="sm" whiteSpace="nowrap">
      {reasonTexts[reason]}
    </Text>
  ),
});

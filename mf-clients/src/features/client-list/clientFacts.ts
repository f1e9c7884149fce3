import type { OverviewOfClient } from '@formline/shared/contracts/overview/clientOverview';
import { attentionLines } from '@formline/shared/domain/clients/attention';
import { useQuery } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import { useMemo } from 'react';
import { attentionQuery, overviewQuery } from '../../queries/overview';

/** What is known of the clients beyond the list itself. */
export interface ClientFacts {
  readonly byId: ReadonlyMap<number, OverviewOfClient>;
  readonly groupTitles: ReadonlyMap<number, string>;
  /** Clients with a line on Today that is not snoozed. */
  readonly needing: ReadonlySet<number>;
}

/** Asked for only where figures or filters need it, because the plain list loads without. */
export function useClientFacts(isNeeded: boolean) {
  const today = useToday();
  const overview = useQuery({ ...overviewQuery(useClubScope(), today), enabled: isNeeded });
  const attention = useQuery({ ...attentionQuery, enabled: isNeeded });
  const facts = useMemo((): ClientFacts | undefined => {
    if (!overview.data || !attention.data) return undefined;
    const { clients, groups } = overview.data;
    const lines = attentionLines({ clients, today, ...attention.data });
    return {
      byId: new Map(clients.map((client) => [client.id, client])),
      groupTitles: new Map(groups.map(({ id, title }) => [id, title])),
      needing: new Set(
        lines.filter(({ snoozedUntil }) => snoozedUntil === null).map(({ client }) => client.id),
      ),
    };
  }, [overview.data, attention.data, today]);
  return {
    facts,
    hasFailed: isNeeded && !facts && (overview.isError || attention.isError),
    isRetrying: overview.isFetching || attention.isFetching,
    retry: () => void Promise.all([overview.refetch(), attention.refetch()]),
  };
}

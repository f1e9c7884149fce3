import type { OverviewOfClient } from '@formline/shared/contracts/overview/clientOverview';
import { attentionLines } from '@formline/shared/domain/clients/attention';
import type { TagsOfClients } from '@formline/shared/domain/clients/tagsOfClients';
import { useOverview } from '@formline/shared/training/overview/useOverview.ts';
import { useMemo } from 'react';
import { useTagsOfClients } from '../../components/tags/data';

/** What is known of the clients beyond the list itself. */
export interface ClientFacts {
  readonly byId: ReadonlyMap<number, OverviewOfClient>;
  readonly groupTitles: ReadonlyMap<number, string>;
  readonly tags: TagsOfClients;
  /** Clients with a line on Today that is not snoozed. */
  readonly needing: ReadonlySet<number>;
}

/** Asked for only where figures or filters need it, because the plain list loads without. */
export function useClientFacts(isNeeded: boolean) {
  const { data, hasFailed, isRetrying, retry } = useOverview({ isNeeded });
  const tags = useTagsOfClients();
  const facts = useMemo((): ClientFacts | undefined => {
    if (!data) return undefined;
    const lines = attentionLines(data);
    return {
      byId: new Map(data.clients.map((client) => [client.id, client])),
      groupTitles: new Map(data.groups.map(({ id, title }) => [id, title])),
      tags,
      needing: new Set(
        lines.filter(({ snoozedUntil }) => snoozedUntil === null).map(({ client }) => client.id),
      ),
    };
  }, [data, tags]);
  return { facts, hasFailed, isRetrying, retry };
}

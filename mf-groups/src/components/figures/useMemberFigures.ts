import { type MemberFigures, memberFigures } from '@formline/shared/domain/clients/groupFigures';
import { useOverview } from '@formline/shared/training/overview/useOverview.ts';
import { useMemo } from 'react';

/** How each client of the trainer is doing, by user id; undefined until it is known. */
export type FiguresById = ReadonlyMap<number, MemberFigures>;

export function useMemberFigures() {
  const { data, hasFailed, isRetrying, retry } = useOverview();
  const byId = useMemo(
    (): FiguresById | undefined =>
      data && new Map(data.clients.map((client) => [client.id, memberFigures(client, data)])),
    [data],
  );
  return { byId, hasFailed, isRetrying, retry };
}

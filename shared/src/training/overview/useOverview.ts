import { readAttention } from '@formline/shared/contracts/overview/attention';
import { readClientOverview } from '@formline/shared/contracts/overview/clientOverview';
import { queryOf, useQuery } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import { useMemo } from 'react';

/** How all clients are doing, with the trainer's thresholds and snoozes; `data` is there when both have arrived. */
export function useOverview({ isNeeded = true } = {}) {
  const today = useToday();
  const query = { ...useClubScope(), currentDate: today };
  const clients = useQuery({ ...queryOf(readClientOverview, { query }), enabled: isNeeded });
  const attention = useQuery({ ...queryOf(readAttention, {}), enabled: isNeeded });
  const data = useMemo(
    () => (clients.data && attention.data ? { ...clients.data, ...attention.data, today } : undefined),
    [clients.data, attention.data, today],
  );
  return {
    today,
    data,
    hasFailed: isNeeded && !data && (clients.isError || attention.isError),
    isRetrying: clients.isFetching || attention.isFetching,
    retry: () => void Promise.all([clients.refetch(), attention.refetch()]),
  };
}

export type Overview = NonNullable<ReturnType<typeof useOverview>['data']>;

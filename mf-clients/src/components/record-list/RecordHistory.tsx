import type { UseQueryResult } from '@formline/shared/query';
import { ErrorState, LoadingState, Skeleton, Text } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';

interface RecordHistoryProps<T> {
  readonly history: Pick<UseQueryResult<readonly T[]>, 'data' | 'isPending' | 'refetch'>;
  readonly texts: {
    readonly loading: string;
    readonly noneLeft: string;
    readonly errors: { readonly history: string };
  };
  readonly children: (records: readonly T[]) => ReactNode;
}

/** Records that are asked for when their dialog opens. */
export function RecordHistory<T>({ history, texts, children }: RecordHistoryProps<T>) {
  const { data, isPending, refetch } = history;
  if (isPending) {
    return (
      <LoadingState label={texts.loading}>
        <Skeleton h="20" />
      </LoadingState>
    );
  }
  if (!data) return <ErrorState title={texts.errors.history} onRetry={() => void refetch()} />;
  if (data.length === 0) return <Text tone="muted">{texts.noneLeft}</Text>;
  return children(data);
}

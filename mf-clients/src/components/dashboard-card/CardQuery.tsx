import { LoadingState, RetryButton, Text } from '@formline/shared/ui/core';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardEmpty } from './CardEmpty';

const texts = { failed: 'We couldn’t load this card.' };

/** Of one query, or of several together. */
interface CardAnswer<Data> {
  readonly data: Data | undefined;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly errorUpdateCount?: number;
  readonly refetch: () => unknown;
}

interface CardQueryProps<Data> {
  readonly query: CardAnswer<Data>;
  readonly loadingLabel: string;
  readonly skeleton: ReactNode;
  readonly isEmpty?: (data: NonNullable<Data>) => boolean;
  readonly emptyIcon: ReactNode;
  readonly emptyText: string;
  readonly emptyAction?: ReactNode;
  readonly children: (data: NonNullable<Data>) => ReactNode;
}

/** A failed card looks like an empty one, with the error and a retry button. */
export function CardQuery<Data>({ query, children, ...states }: CardQueryProps<Data>) {
  const { data, isPending, errorUpdateCount = 0 } = query;
  const isFirstTry = isPending && errorUpdateCount === 0;
  if (isFirstTry) return <LoadingState label={states.loadingLabel}>{states.skeleton}</LoadingState>;
  if (data === undefined) return <FailedCard query={query} />;
  if (data === null || states.isEmpty?.(data)) {
    return (
      <CardEmpty icon={states.emptyIcon}>
        {states.emptyText}
        {states.emptyAction}
      </CardEmpty>
    );
  }
  return children(data);
}

function FailedCard({ query }: Pick<CardQueryProps<unknown>, 'query'>) {
  return (
    <CardEmpty icon={<CircleAlert aria-hidden="true" />}>
      <Text role="alert" fontWeight="medium" color="fg">
        {texts.failed}
      </Text>
      <RetryButton size="sm" isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
    </CardEmpty>
  );
}

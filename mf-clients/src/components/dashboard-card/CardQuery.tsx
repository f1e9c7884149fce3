import type { UseQueryResult } from '@formline/shared/query';
import { Button, LoadingState, Text } from '@formline/shared/ui/core';
import { CircleAlert, RotateCw } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { CardEmpty } from './CardEmpty';
import { dashboardCardTexts as texts } from './dashboardCard.texts';

interface CardQueryProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** What is loading, for screen readers: "Loading measurements". */
  readonly loadingLabel: string;
  /** In the shape of what comes. */
  readonly skeleton: ReactNode;
  /** Absent: empty is what the server answers null for. */
  readonly isEmpty?: (data: NonNullable<Data>) => boolean;
  readonly emptyIcon: ReactNode;
  readonly emptyText: string;
  readonly children: (data: NonNullable<Data>) => ReactNode;
}

/**
 * The body of a card that asks the server: its skeleton, its contents, or its empty text. A card that could not be
 * loaded looks like an empty one, but says that it failed and can be tried again.
 */
export function CardQuery<Data>({ query, children, ...states }: CardQueryProps<Data>) {
  const { data, isPending, errorUpdateCount } = query;
  const isFirstTry = isPending && errorUpdateCount === 0;
  if (isFirstTry) return <LoadingState label={states.loadingLabel}>{states.skeleton}</LoadingState>;
  if (data === undefined) return <FailedCard query={query} />;
  if (data === null || states.isEmpty?.(data)) {
    return <CardEmpty icon={states.emptyIcon}>{states.emptyText}</CardEmpty>;
  }
  return children(data);
}

function FailedCard({ query }: Pick<CardQueryProps<unknown>, 'query'>) {
  const handleRetry = (event: MouseEvent<HTMLButtonElement>) => {
    // The button goes when the card comes: focus waits at the card.
    event.currentTarget.closest('section')?.focus();
    void query.refetch();
  };
  return (
    <CardEmpty icon={<CircleAlert aria-hidden="true" />}>
      <Text role="alert" fontWeight="medium" color="fg">
        {texts.failed}
      </Text>
      <Button size="sm" icon={<RotateCw />} isLoading={query.isFetching} onClick={handleRetry}>
        {texts.tryAgain}
      </Button>
    </CardEmpty>
  );
}

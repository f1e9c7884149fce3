import { isApiError } from '@formline/shared/api-client';
import {
  chakra,
  EmptyState,
  ErrorState,
  Heading,
  LoadingState,
  Skeleton,
  Text,
} from '@formline/shared/ui/core';
import type { ReactNode } from 'react';

const REFUSED = 403;

interface StateTexts {
  readonly title: string;
  readonly text: string;
}

interface StaffSectionProps<Data> {
  readonly texts: {
    readonly title: string;
    readonly subtitle: string;
    readonly loading: string;
    readonly refused: StateTexts;
    readonly failed: StateTexts;
  };
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => ReactNode;
}

export function StaffSection<Data>({ texts, query, children }: StaffSectionProps<Data>) {
  return (
    <chakra.section mt="10">
      <Heading as="h2" size="lg">
        {texts.title}
      </Heading>
      <Text tone="muted" mt="1" mb="3">
        {texts.subtitle}
      </Text>
      <SectionState texts={texts} query={query}>
        {children}
      </SectionState>
    </chakra.section>
  );
}

function SectionState<Data>({ texts, query, children }: StaffSectionProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (error !== null) {
    if (isApiError(error) && error.status === REFUSED) return <EmptyState {...texts.refused} />;
    return <ErrorState {...texts.failed} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (data === undefined) {
    return (
      <LoadingState label={texts.loading}>
        <Skeleton shape="card" h="48" />
      </LoadingState>
    );
  }
  return children(data);
}

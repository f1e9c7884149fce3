import type { ExerciseDetails } from '@formline/shared/contracts/library/exercises';
import { InlineNotice, LoadingState, RetryButton, Skeleton, Stack, Text } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { exerciseSwapTexts as texts } from './exerciseSwap.texts';

interface AdjustmentsStateProps {
  readonly query: {
    readonly data: ExerciseDetails | null | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (details: ExerciseDetails) => ReactNode;
}

export function AdjustmentsState({ query: { data, isError, refetch }, children }: AdjustmentsStateProps) {
  if (data) return children(data);
  if (data === null) return <Text tone="muted">{texts.notFound}</Text>;
  if (isError) {
    return (
      <InlineNotice
        tone="error"
        role="alert"
        action={<RetryButton size="sm" onRetry={() => void refetch()} />}
      >
        {texts.failed}
      </InlineNotice>
    );
  }
  return (
    <LoadingState label={texts.loading}>
      <Stack gap="2">
        <Skeleton w="full" h="row.library" />
        <Skeleton w="full" h="row.library" />
      </Stack>
    </LoadingState>
  );
}

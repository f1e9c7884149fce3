import type { UseQueryResult } from '@formline/shared/query';
import { InlineNotice, LoadingState, RetryButton, Skeleton } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { groupDialogTexts } from './groupDialog.texts';
import type { PlannedWork } from './plannedWork';

const texts = groupDialogTexts.work;

interface KnownWorkProps {
  readonly planned: UseQueryResult<PlannedWork>;
  readonly children: (planned: PlannedWork) => ReactNode;
}

/** Blocks the decision while the planned work is unknown. */
export function KnownWork({ planned, children }: KnownWorkProps) {
  if (planned.data) return <div role="status">{children(planned.data)}</div>;
  if (planned.isPending) {
    return (
      <LoadingState label={texts.loading}>
        <Skeleton w="90%" />
      </LoadingState>
    );
  }
  return (
    <InlineNotice
      tone="warning"
      role="alert"
      action={
        <RetryButton size="sm" isRetrying={planned.isFetching} onRetry={() => void planned.refetch()} />
      }
    >
      {texts.failed}
    </InlineNotice>
  );
}

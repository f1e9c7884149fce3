import type { UseQueryResult } from '@formline/shared/query';
import { Button, ErrorState, LoadingState, Skeleton, Stack } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import type { ReactNode } from 'react';

const texts = {
  loading: 'Loading',
  close: 'Close',
  failed: 'We couldn’t load this.',
  failedText: 'Nothing was changed. Please try again.',
};

interface QueryDialogProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (data: Data) => ReactNode;
}

/** Stands in for a dialog that needs an answer first. */
export function QueryDialog<Data>({ query, title, onClose, children }: QueryDialogProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      anchor="top"
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {query.isError ? (
        <ErrorState
          title={texts.failed}
          text={texts.failedText}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <LoadingState label={texts.loading}>
          <Stack gap="4">
            <Skeleton h="10" />
            <Skeleton h="10" />
            <Skeleton h="10" />
          </Stack>
        </LoadingState>
      )}
    </Dialog>
  );
}

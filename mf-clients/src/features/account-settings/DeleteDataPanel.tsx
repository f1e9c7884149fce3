import { failureMessage } from '@formline/shared/api-client';
import type { Client } from '@formline/shared/contracts/people/users';
import { useQuery } from '@formline/shared/query';
import { Button, ErrorState, Flex, LoadingState, Skeleton, Stack, Text } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { notify } from '@formline/shared/ui/overlays';
import { useEffect, useRef } from 'react';
import { deleteDataTexts as texts } from './accountSettings.texts';
import { clientDataRemovalQuery, useClientDataRemoval } from './clientDataRemoval';

interface DeleteDataPanelProps {
  readonly client: Client;
  readonly onBack: () => void;
}

export function DeleteDataPanel({ client, onBack }: DeleteDataPanelProps) {
  const removal = useQuery(clientDataRemovalQuery(client.id));
  if (removal.isPending) {
    return (
      <LoadingState label={texts.loading}>
        <Skeleton h="24" />
      </LoadingState>
    );
  }
  if (removal.isError) {
    return (
      <ErrorState
        title={texts.notLoaded}
        onRetry={() => void removal.refetch()}
        isRetrying={removal.isFetching}
      />
    );
  }
  const { due_on: dueOn } = removal.data;
  return dueOn === null ? (
    <DeleteQuestion client={client} onBack={onBack} />
  ) : (
    <WaitingData client={client} onBack={onBack} dueOn={dueOn} />
  );
}

function DeleteQuestion({ client, onBack }: DeleteDataPanelProps) {
  const { request } = useClientDataRemoval(client.id);
  const keepRef = useFocusOnShow();
  const handleDelete = () =>
    request.mutate(undefined, { onSuccess: ({ due_on }) => notify.success(texts.asked(due_on)) });
  return (
    <Stack gap="5" pb="4">
      <Text>{texts.consequence(client.first_name)}</Text>
      <Text tone="muted">{texts.wait(client.first_name)}</Text>
      <FormError>{request.error && failureMessage(request.error, texts.failed)}</FormError>
      <Flex justify="flex-end" gap="2">
        <Button ref={keepRef} aria-disabled={request.isPending || undefined} onClick={onBack}>
          {texts.keep}
        </Button>
        <Button variant="danger" isLoading={request.isPending} onClick={handleDelete}>
          {texts.confirm}
        </Button>
      </Flex>
    </Stack>
  );
}

function WaitingData({ client, onBack, dueOn }: DeleteDataPanelProps & { readonly dueOn: string }) {
  const { keep } = useClientDataRemoval(client.id);
  const closeRef = useFocusOnShow();
  const handleKeep = () =>
    keep.mutate(undefined, { onSuccess: () => notify.success(texts.kept(client.first_name)) });
  return (
    <Stack gap="5" pb="4">
      <Text>{texts.waiting(client.first_name, dueOn)}</Text>
      <FormError>{keep.error && failureMessage(keep.error, texts.notKept)}</FormError>
      <Flex justify="flex-end" gap="2">
        <Button ref={closeRef} onClick={onBack}>
          {texts.close}
        </Button>
        <Button variant="primary" isLoading={keep.isPending} onClick={handleKeep}>
          {texts.keep}
        </Button>
      </Flex>
    </Stack>
  );
}

/** Each state replaces the button that had focus. */
function useFocusOnShow() {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}

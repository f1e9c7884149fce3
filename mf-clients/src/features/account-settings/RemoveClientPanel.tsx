import { isApiError } from '@formline/shared/api-client';
import type { Client } from '@formline/shared/contracts/users';
import { Button, Flex, Stack, Text } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { removeClientTexts as texts } from './accountSettings.texts';
import { useRemoveClient } from './useRemoveClient';

interface RemoveClientPanelProps {
  readonly client: Client;
  readonly onKeep: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a client is removed, and removes them. */
export function RemoveClientPanel({ client, onKeep, onRemoved }: RemoveClientPanelProps) {
  const removal = useRemoveClient(client.id);
  return (
    <Stack gap="5" pb="4">
      <Text tone="muted">{texts.consequence(client.first_name)}</Text>
      <FormError>
        {removal.error && (isApiError(removal.error) ? texts.failed : removal.error.message)}
      </FormError>
      <Flex justify="flex-end" gap="2">
        <Button onClick={onKeep}>{texts.keep}</Button>
        <Button
          variant="danger"
          isLoading={removal.isPending}
          onClick={() => removal.mutate(undefined, { onSuccess: onRemoved })}
        >
          {texts.remove}
        </Button>
      </Flex>
    </Stack>
  );
}

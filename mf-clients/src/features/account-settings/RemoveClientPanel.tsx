import { isApiError } from '@formline/shared/api-client';
import type { Client } from '@formline/shared/contracts/people/users';
import { HELD_SEAT_DAYS } from '@formline/shared/domain/clients/freeClients';
import { activeClientLimit } from '@formline/shared/domain/accounts/subscription';
import { useSession } from '@formline/shared/session';
import { Button, Flex, Stack, Text } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { useState } from 'react';
import { removeClientTexts as texts } from './accountSettings.texts';
import type { useRemoveClient } from './useRemoveClient';

interface RemoveClientPanelProps {
  readonly client: Client;
  readonly onKeep: () => void;
  readonly removal: ReturnType<typeof useRemoveClient>;
}

export function RemoveClientPanel({ client, onKeep, removal }: RemoveClientPanelProps) {
  const session = useSession();
  const [now] = useState(() => new Date());
  const holdsSeat =
    session.status === 'signed-in' &&
    client.client_user.active_under_current_trainer &&
    activeClientLimit(session.user, now) !== null;
  return (
    <Stack gap="5" pb="4">
      <Text tone="muted">{texts.consequence(client.first_name)}</Text>
      {holdsSeat && <Text>{texts.heldSeat(HELD_SEAT_DAYS)}</Text>}
      <FormError>
        {removal.error && (isApiError(removal.error) ? texts.failed : removal.error.message)}
      </FormError>
      <Flex justify="flex-end" gap="2">
        <Button aria-disabled={removal.isPending || undefined} onClick={onKeep}>
          {texts.keep}
        </Button>
        <Button variant="danger" isLoading={removal.isPending} onClick={() => removal.mutate()}>
          {texts.remove}
        </Button>
      </Flex>
    </Stack>
  );
}

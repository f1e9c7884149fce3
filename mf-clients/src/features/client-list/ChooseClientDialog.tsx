import { failureMessage } from '@formline/shared/api-client';
import type { Client } from '@formline/shared/contracts/people/users';
import { isBeyondFreeLimit } from '@formline/shared/training/inactive-client/InactiveClientState';
import { InlineNotice, Stack, Text } from '@formline/shared/ui/core';
import { ConfirmDialog, notify } from '@formline/shared/ui/overlays';
import { clientListTexts as texts } from './clientList.texts';
import { useReactivateClient } from './useReactivateClient';

interface ChooseClientDialogProps {
  readonly client: Client;
  readonly limit: number;
  readonly onClose: () => void;
  readonly onNoFreeSeat: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

/** Choosing a free client cannot be undone. */
export function ChooseClientDialog(props: ChooseClientDialogProps) {
  const { client, limit, onClose, onNoFreeSeat, finalFocus } = props;
  const choose = useReactivateClient(client, {
    onReactivated: () => {
      notify.success(texts.chosen(client.full_name));
      onClose();
    },
    onRefused: (error) => {
      if (isBeyondFreeLimit(error)) onNoFreeSeat();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => choose.mutate()}
      title={texts.chooseHeading}
      text={
        <Stack gap="3">
          <Text>
            {limit === 1 ? texts.chooseOne(client.full_name) : texts.chooseOneOf(client.full_name, limit)}
          </Text>
          {choose.isError && (
            <InlineNotice tone="error" role="alert">
              {failureMessage(choose.error, texts.chooseFailed)}
            </InlineNotice>
          )}
        </Stack>
      }
      confirmLabel={texts.choose}
      isPending={choose.isPending}
      finalFocus={finalFocus}
    />
  );
}

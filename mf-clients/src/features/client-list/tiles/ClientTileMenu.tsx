import { failureMessage } from '@formline/shared/api-client';
import type { Client } from '@formline/shared/contracts/people/users';
import { IconButton } from '@formline/shared/ui/core';
import { Menu, MenuItem, notify } from '@formline/shared/ui/overlays';
import { Ellipsis, Mail, UserCheck } from 'lucide-react';
import type { TileExtras } from '../clientAct';
import { clientListTexts as texts } from '../clientList.texts';
import { useReactivateClient } from '../useReactivateClient';

interface ClientTileMenuProps {
  readonly client: Client;
  readonly extras: TileExtras;
  readonly isTabStop: boolean;
  readonly onResend: () => void;
}

export function ClientTileMenu({ client, extras, isTabStop, onResend }: ClientTileMenuProps) {
  const { full_name } = client;
  const reactivate = useReactivateClient(client, {
    onReactivated: () => notify.success(texts.reactivated(full_name)),
    onRefused: (error) => notify.error(failureMessage(error, texts.reactivateFailed(full_name))),
  });
  return (
    <Menu
      trigger={
        <IconButton
          label={texts.moreFor(full_name)}
          icon={<Ellipsis />}
          size="sm"
          tabIndex={isTabStop ? 0 : -1}
          aria-busy={reactivate.isPending || undefined}
        />
      }
    >
      {extras.canReactivate && (
        <MenuItem icon={<UserCheck />} onSelect={() => reactivate.mutate()}>
          {texts.reactivate}
        </MenuItem>
      )}
      {extras.canResend && (
        <MenuItem icon={<Mail />} onSelect={onResend}>
          {texts.resend}
        </MenuItem>
      )}
    </Menu>
  );
}

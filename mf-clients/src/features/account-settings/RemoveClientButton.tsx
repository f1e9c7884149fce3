import type { Client } from '@formline/shared/contracts/people/users';
import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { useNavigate } from '@formline/shared/routing';
import { Button } from '@formline/shared/ui/core';
import { Dialog, notify } from '@formline/shared/ui/overlays';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { removeClientTexts as texts } from './accountSettings.texts';
import { RemoveClientPanel } from './RemoveClientPanel';
import { useRemoveClient } from './useRemoveClient';

export function RemoveClientButton({ client }: { readonly client: Client }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const navigate = useNavigate();
  const removal = useRemoveClient(client.id, () => {
    void navigate(CLIENTS_PATH);
    notify.success(texts.removed(client.full_name));
  });
  const close = () => {
    if (removal.isPending) return;
    removal.reset();
    setIsConfirming(false);
  };
  return (
    <>
      <Button icon={<UserMinus />} onClick={() => setIsConfirming(true)}>
        {texts.remove}
      </Button>
      {isConfirming && (
        <Dialog isOpen onClose={close} title={texts.title(client.full_name)} size="sm">
          <RemoveClientPanel client={client} onKeep={close} removal={removal} />
        </Dialog>
      )}
    </>
  );
}

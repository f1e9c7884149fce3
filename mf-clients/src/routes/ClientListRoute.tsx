import type { Client } from '@formline/shared/contracts/people/users';
import { useCanEdit } from '@formline/shared/session';
import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { lazyDialog, useShortcut } from '@formline/shared/ui/core';
import { useState } from 'react';
import { addClientTexts } from '../features/add-client/addClient.texts';
import { ClientList } from '../features/client-list/ClientList';
import { clientListTexts } from '../features/client-list/clientList.texts';
import { tileId } from '../features/client-list/tiles/tileId';

const AddClientPanel = lazyDialog(
  addClientTexts.title,
  async () => (await import('../features/add-client/AddClientPanel')).AddClientPanel,
);

export function ClientListRoute() {
  const canEdit = useCanEdit();
  const [isAdding, setIsAdding] = useState(false);
  const [newClient, setNewClient] = useState<Client | null>(null);
  useShortcut(
    canEdit
      ? { keys: 'n', label: addClientTexts.title, scope: 'screen', run: () => setIsAdding(true) }
      : null,
  );
  return (
    <>
      <ClientList
        title={clientListTexts.title}
        notice={!canEdit && <ManagerNotice />}
        onAdd={canEdit ? () => setIsAdding(true) : undefined}
        newClientId={newClient?.id ?? null}
      />
      {isAdding && (
        <AddClientPanel
          onClose={() => setIsAdding(false)}
          onAdded={setNewClient}
          tileOf={(client) => document.getElementById(tileId(client))}
        />
      )}
    </>
  );
}

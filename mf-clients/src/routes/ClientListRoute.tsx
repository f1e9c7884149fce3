import { useCanEdit } from '@formline/shared/session';
import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { lazyDialog } from '@formline/shared/ui/core';
import { useState } from 'react';
import { addClientTexts } from '../features/add-client/addClient.texts';
import { ClientList } from '../features/client-list/ClientList';
import { clientListTexts } from '../features/client-list/clientList.texts';

const AddClientPanel = lazyDialog(
  addClientTexts.title,
  async () => (await import('../features/add-client/AddClientPanel')).AddClientPanel,
);

/** /clients/my-clients */
export function ClientListRoute() {
  const canEdit = useCanEdit();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <ClientList
        title={clientListTexts.title}
        notice={!canEdit && <ManagerNotice />}
        onAdd={canEdit ? () => setIsAdding(true) : undefined}
      />
      {isAdding && <AddClientPanel onClose={() => setIsAdding(false)} />}
    </>
  );
}

import { useCanEdit } from '@formline/shared/session';
import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { FloatingButton, lazyDialog } from '@formline/shared/ui/core';
import { UserPlus } from 'lucide-react';
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
      <ClientList title={clientListTexts.title} canEdit={canEdit} notice={!canEdit && <ManagerNotice />} />
      {canEdit && (
        <FloatingButton icon={<UserPlus />} onClick={() => setIsAdding(true)}>
          {addClientTexts.title}
        </FloatingButton>
      )}
      {isAdding && <AddClientPanel onClose={() => setIsAdding(false)} />}
    </>
  );
}

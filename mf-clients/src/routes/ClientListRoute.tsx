import { useCanEdit } from '@formline/shared/session';
import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { ClientList } from '../features/client-list/ClientList';
import { clientListTexts } from '../features/client-list/clientList.texts';

/** /clients/my-clients */
export function ClientListRoute() {
  const canEdit = useCanEdit();
  return (
    <ClientList title={clientListTexts.title} canEdit={canEdit} notice={!canEdit && <ManagerNotice />} />
  );
}

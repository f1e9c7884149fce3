import { useCanEdit } from '@formline/shared/session';
import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { ClientList } from '../features/client-list/ClientList';
import { clientListTexts } from '../features/client-list/clientList.texts';

/** /dashboard/cc-dashboard: a manager's landing, with the clients of the trainer who is looked after. */
export function ManagerDashboardRoute() {
  return (
    <ClientList title={clientListTexts.managerTitle} canEdit={useCanEdit()} notice={<ManagerNotice />} />
  );
}

import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { ClientList } from '../features/client-list/ClientList';
import { managerDashboardTexts } from '../features/manager-dashboard/managerDashboard.texts';
import { WaysIn } from '../features/manager-dashboard/WaysIn';

/** /dashboard/cc-dashboard: a manager's landing, with the ways to the work of the trainer who is looked after. */
export function ManagerDashboardRoute() {
  const notice = (
    <>
      <ManagerNotice />
      <WaysIn />
    </>
  );
  return <ClientList title={managerDashboardTexts.title} notice={notice} />;
}

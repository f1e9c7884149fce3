import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { ManagerDashboard } from '../features/manager-dashboard/ManagerDashboard';

/** `/dashboard/cc-dashboard`: the managers' start page. */
export function ManagerDashboardRoute() {
  return <ManagerDashboard notice={<ManagerNotice />} />;
}

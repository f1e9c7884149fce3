import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { ManagerDashboard } from '../features/manager-dashboard/ManagerDashboard';

export function ManagerDashboardRoute() {
  return <ManagerDashboard notice={<ManagerNotice />} />;
}

export { ManagerDashboardRoute as default } from '../routes/ManagerDashboardRoute';

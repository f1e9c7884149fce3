export { ClientDashboardRoute as default } from '../routes/ClientDashboardRoute';

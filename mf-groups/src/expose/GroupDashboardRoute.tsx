export { GroupDashboardRoute as default } from '../routes/GroupDashboardRoute';

export { GroupListRoute as default } from '../routes/GroupListRoute';

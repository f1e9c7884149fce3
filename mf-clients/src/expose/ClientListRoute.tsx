export { ClientListRoute as default } from '../routes/ClientListRoute';

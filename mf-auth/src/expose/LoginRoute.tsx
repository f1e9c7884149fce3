export { LoginRoute as default } from '../routes/LoginRoute';

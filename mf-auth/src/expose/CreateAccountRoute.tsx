export { CreateAccountRoute as default } from '../routes/CreateAccountRoute';

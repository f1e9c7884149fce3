export { EmailConfirmationRoute as default } from '../routes/EmailConfirmationRoute';

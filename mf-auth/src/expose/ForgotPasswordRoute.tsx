export { ForgotPasswordRoute as default } from '../routes/ForgotPasswordRoute';

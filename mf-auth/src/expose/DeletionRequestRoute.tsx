export { DeletionRequestRoute as default } from '../routes/DeletionRequestRoute';

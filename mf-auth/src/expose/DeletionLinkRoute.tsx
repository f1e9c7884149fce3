export { DeletionLinkRoute as default } from '../routes/DeletionLinkRoute';

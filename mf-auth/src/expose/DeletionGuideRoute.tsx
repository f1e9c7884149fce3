export { DeletionGuideRoute as default } from '../routes/DeletionGuideRoute';

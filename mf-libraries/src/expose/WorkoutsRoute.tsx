export { WorkoutsRoute as default } from '../routes/WorkoutsRoute';

export { SetsRoute as default } from '../routes/SetsRoute';

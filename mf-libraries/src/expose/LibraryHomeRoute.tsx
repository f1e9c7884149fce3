export { LibraryHomeRoute as default } from '../routes/LibraryHomeRoute';

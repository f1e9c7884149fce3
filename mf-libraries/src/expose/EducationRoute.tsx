export { EducationRoute as default } from '../routes/EducationRoute';

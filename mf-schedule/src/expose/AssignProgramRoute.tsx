export { AssignProgramRoute as default } from '../routes/AssignProgramRoute';

export { ProgramsRoute as default } from '../routes/ProgramsRoute';

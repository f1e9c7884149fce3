export { AssignExercisesRoute as default } from '../routes/AssignExercisesRoute';

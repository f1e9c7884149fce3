export { ExercisesRoute as default } from '../routes/ExercisesRoute';

export { AssignWorkoutRoute as default } from '../routes/AssignWorkoutRoute';

export { LogWorkoutRoute as default } from '../routes/LogWorkoutRoute';

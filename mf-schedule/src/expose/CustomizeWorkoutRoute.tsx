export { CustomizeWorkoutRoute as default } from '../routes/CustomizeWorkoutRoute';

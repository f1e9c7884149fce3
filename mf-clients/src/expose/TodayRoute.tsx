export { TodayRoute as default } from '../routes/TodayRoute';

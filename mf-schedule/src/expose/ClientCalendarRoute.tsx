export { ClientCalendarRoute as default } from '../routes/ClientCalendarRoute';

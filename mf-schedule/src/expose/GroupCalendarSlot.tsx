export { GroupCalendar as default } from '../features/calendar/GroupCalendar';

export { ScheduleCard as default } from '../features/schedule-card/ScheduleCard';

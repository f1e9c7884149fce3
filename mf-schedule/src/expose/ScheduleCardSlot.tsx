export { ScheduleCardSlot as default } from '../routes/ScheduleCardSlot';

export { GroupCalendarSlot as default } from '../routes/GroupCalendarSlot';

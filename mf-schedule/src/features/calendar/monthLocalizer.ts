import { addMonths, localCalendarDate, localNoon } from '@formline/shared/domain/dates/calendarDates';
import moment from 'moment';
import { momentLocalizer, type ViewStatic } from 'react-big-calendar';

export const monthLocalizer = momentLocalizer(moment);

const STEPS = { PREV: -1, NEXT: 1, TODAY: 0, DATE: 0 } as const;

export const monthTitle = (date: Date) => monthLocalizer.format(date, 'MMMM YYYY');

export const monthSteps: ViewStatic = {
  title: monthTitle,
  navigate: (date, action) => localNoon(addMonths(localCalendarDate(date), STEPS[action])),
};

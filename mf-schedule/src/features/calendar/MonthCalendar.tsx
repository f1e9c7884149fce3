import { localCalendarDate, localNoon } from '@formline/shared/domain/dates/calendarDates';
import { Calendar } from 'react-big-calendar';
import { useCalendarContents } from './calendarContext';
import { CalendarToolbar } from './CalendarToolbar';
import { monthLocalizer } from './monthLocalizer';
import { MonthView } from './MonthView';

const VIEWS = { month: MonthView };
const COMPONENTS = { toolbar: CalendarToolbar };

/** Our own month view: the library's measures every week and gets slow with a few hundred workouts. */
export function MonthCalendar() {
  const { date, today, onSelect } = useCalendarContents();
  return (
    <Calendar
      localizer={monthLocalizer}
      views={VIEWS}
      components={COMPONENTS}
      date={localNoon(date)}
      getNow={() => localNoon(today)}
      onNavigate={(moved) => onSelect(localCalendarDate(moved))}
    />
  );
}

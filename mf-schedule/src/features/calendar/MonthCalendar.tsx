import { localCalendarDate, localNoon } from '@formline/shared/domain/dates/calendarDates';
import { Calendar } from 'react-big-calendar';
import { useCalendarContents } from './calendarContext';
import { CalendarToolbar } from './CalendarToolbar';
import { monthLocalizer } from './monthLocalizer';
import { AgendaView } from './AgendaView';
import { MonthView, TwoWeeksView } from './month/MonthView';

/** By the names that the library knows. */
const VIEWS = { month: MonthView, week: TwoWeeksView, agenda: AgendaView };
const NAMES = { month: 'month', 'two-weeks': 'week', agenda: 'agenda' } as const;
const COMPONENTS = { toolbar: CalendarToolbar };

/** The address decides. */
const ignoreView = () => undefined;

/** Our own month view: the library's measures every week and gets slow with a few hundred workouts. */
export function MonthCalendar() {
  const { date, today, view, onSelect } = useCalendarContents();
  return (
    <Calendar
      localizer={monthLocalizer}
      views={VIEWS}
      view={NAMES[view]}
      onView={ignoreView}
      components={COMPONENTS}
      date={localNoon(date)}
      getNow={() => localNoon(today)}
      onNavigate={(moved) => onSelect(localCalendarDate(moved))}
    />
  );
}

import { useLocation, useParams } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { addressedSubject } from '../components/subject/addressedSubject';
import { ClientByName } from '../components/subject/ClientByName';
import { subjectTexts } from '../components/subject/subject.texts';
import { useToday } from '../components/use-today/useToday';
import { ClientCalendar } from '../features/calendar/ClientCalendar';
import { useCalendarDay } from '../features/calendar/useCalendarDay';
import { WithOpenWorkout } from './WithOpenWorkout';

export function ClientCalendarRoute() {
  const { pathname, search } = useLocation();
  const { client = '' } = useParams();
  const canEdit = useCanEdit();
  const today = useToday();
  const { date, selectDay } = useCalendarDay(today);
  const { key } = addressedSubject(pathname, new URLSearchParams(search));
  if (!key) return <ClientByName title={subjectTexts.calendar} />;
  return (
    <WithOpenWorkout
      key={key.id}
      subject={{ kind: 'client', id: key.id, firstName: client }}
      canEdit={canEdit}
    >
      {(handlers) => (
        <ClientCalendar
          clientId={key.id}
          addressName={client}
          date={date}
          today={today}
          canEdit={canEdit}
          onSelect={selectDay}
          {...handlers}
        />
      )}
    </WithOpenWorkout>
  );
}

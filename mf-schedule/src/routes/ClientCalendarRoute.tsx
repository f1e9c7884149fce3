import { useLocation, useParams } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { ownerOfUrl } from '../components/calendar-owner/ownerOfUrl';
import { ClientByName } from '../components/calendar-owner/ClientByName';
import { calendarOwnerTexts } from '../components/calendar-owner/calendarOwner.texts';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import { ClientCalendar } from '../features/calendar/ClientCalendar';
import { useCalendarDay } from '../features/calendar/useCalendarDay';
import { WithOpenWorkout } from './WithOpenWorkout';

export function ClientCalendarRoute() {
  const { pathname, search } = useLocation();
  const { client = '' } = useParams();
  const canEdit = useCanEdit();
  const today = useToday();
  const { date, selectDay } = useCalendarDay(today);
  const { key } = ownerOfUrl(pathname, new URLSearchParams(search));
  if (!key) return <ClientByName title={calendarOwnerTexts.calendar} />;
  return (
    <WithOpenWorkout key={key.id} owner={{ kind: 'client', id: key.id, firstName: client }} canEdit={canEdit}>
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

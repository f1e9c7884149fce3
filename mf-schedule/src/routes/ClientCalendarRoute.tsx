import { monthOf } from '@formline/shared/domain/calendarDates';
import { useSearchParams } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { useToday } from '../components/use-today/useToday';
import { DATE_PARAMETER, readCalendarAddress } from '../features/calendar/calendarAddress';
import { ClientCalendar } from '../features/calendar/ClientCalendar';
import { ClientNotFound } from '../features/calendar/ClientNotFound';

/** /clients/my-clients/:client/dashboard/calendar?clientId=&date= */
export function ClientCalendarRoute() {
  const [query, setQuery] = useSearchParams();
  const canEdit = useCanEdit();
  const today = useToday();
  const { clientId, date } = readCalendarAddress(query, today);
  if (clientId === null) return <ClientNotFound />;
  // Each month shown is a step to come back to; a day of the same month is not.
  const handleSelect = (day: string) => {
    const next = new URLSearchParams(query);
    next.set(DATE_PARAMETER, day);
    setQuery(next, { replace: monthOf(day) === monthOf(date), preventScrollReset: true });
  };
  return (
    <ClientCalendar
      key={clientId}
      clientId={clientId}
      date={date}
      today={today}
      onSelect={handleSelect}
      notice={canEdit ? null : <ManagerNotice />}
    />
  );
}

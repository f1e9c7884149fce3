import type { SlotProps } from '@formline/shared/contracts/slots';
import { useToday } from '../../components/use-today/useToday';
import { SubjectCalendar } from './SubjectCalendar';
import { useCalendarDay } from './useCalendarDay';

/** A group's calendar on the group's dashboard. */
export function GroupCalendar({ groupId, canEdit }: SlotProps['group-dashboard:calendar']) {
  const today = useToday();
  const { date, selectDay } = useCalendarDay(today);
  return (
    <SubjectCalendar
      key={groupId}
      subject={{ kind: 'group', id: groupId }}
      date={date}
      today={today}
      canEdit={canEdit}
      onSelect={selectDay}
    />
  );
}

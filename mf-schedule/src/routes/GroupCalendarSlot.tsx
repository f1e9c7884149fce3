import type { SlotProps } from '@formline/shared/contracts/slots';
import { GroupCalendar } from '../features/calendar/GroupCalendar';
import { WithOpenWorkout } from './WithOpenWorkout';

export function GroupCalendarSlot({ groupId, canEdit }: SlotProps['group-dashboard:calendar']) {
  return (
    <WithOpenWorkout key={groupId} owner={{ kind: 'group', id: groupId }} canEdit={canEdit}>
      {(handlers) => <GroupCalendar groupId={groupId} canEdit={canEdit} {...handlers} />}
    </WithOpenWorkout>
  );
}

import type { SlotProps } from '@formline/shared/contracts/slots';
import type { CalendarWorkout } from '../../components/schedule/calendarWorkout';
import type { MoveWorkout } from '../../components/schedule-changes/useMoveWorkout';
import { chakra, pageFillsWindow } from '@formline/shared/ui/core';
import { useMemo } from 'react';
import { useToday } from '../../components/use-today/useToday';
import { OwnerCalendar } from './OwnerCalendar';
import { useCalendarDay } from './useCalendarDay';

type GroupCalendarProps = SlotProps['group-dashboard:calendar'] & {
  readonly onOpen: (workout: CalendarWorkout) => void;
  readonly onMove: MoveWorkout;
};

/** As high as the window, so that a whole month fits. */
const Frame = chakra('div', {
  base: { lg: { display: 'flex', flexDirection: 'column', ...pageFillsWindow('32rem') } },
});

export function GroupCalendar({ groupId, canEdit, ...handlers }: GroupCalendarProps) {
  const today = useToday();
  const owner = useMemo(() => ({ kind: 'group', id: groupId }) as const, [groupId]);
  const { date, selectDay } = useCalendarDay(today);
  return (
    <Frame>
      <OwnerCalendar
        key={groupId}
        owner={owner}
        date={date}
        today={today}
        canEdit={canEdit}
        onSelect={selectDay}
        {...handlers}
      />
    </Frame>
  );
}

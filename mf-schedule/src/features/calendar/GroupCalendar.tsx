import type { SlotProps } from '@formline/shared/contracts/slots';
import type { CalendarWorkout } from '../../components/schedule/calendarWorkout';
import type { MoveWorkout } from '../../components/schedule-changes/useMoveWorkout';
import { chakra, pageFillsWindow } from '@formline/shared/ui/core';
import { useMemo } from 'react';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import { OwnerCalendar } from './OwnerCalendar';
import { useCalendarDay } from './useCalendarDay';

type GroupCalendarProps = SlotProps['group-dashboard:calendar'] & {
  readonly onOpen: (workout: CalendarWorkout) => void;
  readonly onMove: MoveWorkout;
};

const LEAST_HEIGHT = '32rem';
/** Shrinks to what the group's page leaves of the window. */
const Frame = chakra('div', {
  base: {
    lg: {
      display: 'flex',
      flexDirection: 'column',
      h: pageFillsWindow(LEAST_HEIGHT).h,
      minH: LEAST_HEIGHT,
    },
  },
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

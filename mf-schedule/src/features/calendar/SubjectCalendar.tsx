import { monthWeeks } from '@formline/shared/domain/dates/calendarDates';
import { announce, Box, Card, chakra } from '@formline/shared/ui/core';
import { memo } from 'react';
import type { CalendarWorkout } from '../../components/schedule/calendarWorkout';
import { dayLabel } from '../../components/schedule/dayLabel';
import { scheduleTexts } from '../../components/schedule/schedule.texts';
import { useSchedule } from '../../components/schedule/useSchedule';
import type { MoveWorkout } from '../../components/schedule-changes/useMoveWorkout';
import type { PathSubject } from '../../components/subject/schedulingPaths';
import { CalendarContentsProvider, useCalendarContents } from './calendarContext';
import { CalendarLegend } from './CalendarLegend';
import { DayPanel } from './DayPanel';
import { MonthCalendar } from './MonthCalendar';
import { ScheduleFailed } from '../../components/schedule/ScheduleFailed';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '4', xl: '6' },
    alignItems: 'start',
    flex: { lg: '1' },
    minH: { lg: '0' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem', xl: 'minmax(0, 1fr) 20rem' },
    gridTemplateRows: { lg: 'minmax(0, 1fr)' },
  },
});

/** The weeks share the height beside the day panel. */
const MonthCard = chakra(Card, {
  base: {
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    h: { lg: 'full' },
    '& > .rbc-calendar': { display: 'flex', flexDirection: 'column', flex: '1', minH: '0' },
  },
});

interface SubjectCalendarProps {
  readonly subject: PathSubject;
  readonly date: string;
  readonly today: string;
  readonly canEdit: boolean;
  readonly onSelect: (date: string) => void;
  readonly onOpen: (workout: CalendarWorkout) => void;
  readonly onMove: MoveWorkout;
}

export function SubjectCalendar(props: SubjectCalendarProps) {
  const { subject, date, today, canEdit, onSelect, onOpen, onMove } = props;
  const days = monthWeeks(date).flat();
  const schedule = useSchedule(subject, days.at(0) ?? date, days.at(-1) ?? date);
  const handleSelect = (day: string) => {
    const workouts = schedule.workoutsOn(day);
    announce(scheduleTexts.selected(dayLabel({ date: day, today, workouts })));
    onSelect(day);
  };
  return (
    <CalendarContentsProvider
      value={{
        subject,
        canEdit,
        date,
        today,
        schedule,
        onSelect: handleSelect,
        onOpen,
        onMove: canEdit ? onMove : undefined,
      }}
    >
      <CalendarFrame />
    </CalendarContentsProvider>
  );
}

/** Memoised, so that turning the month re-renders only the parts that read the context. */
const CalendarFrame = memo(function CalendarFrame() {
  return (
    <Columns>
      <MonthCard padding="none">
        <CalendarFailed />
        <MonthCalendar />
        <CalendarLegend />
      </MonthCard>
      <DayPanel />
    </Columns>
  );
});

function CalendarFailed() {
  const { schedule, subject } = useCalendarContents();
  if (!schedule.hasFailed) return null;
  return (
    <Box p="3" pb="0">
      <ScheduleFailed of={subject.kind} onRetry={schedule.retry} />
    </Box>
  );
}

import { monthGrid } from '@formline/shared/domain/calendarDates';
import { announce, Box, Card, chakra } from '@formline/shared/ui/core';
import { dayLabel } from '../../components/schedule/dayLabel';
import { scheduleTexts } from '../../components/schedule/schedule.texts';
import { ScheduleFailed } from '../../components/schedule/ScheduleFailed';
import { useSchedule } from '../../components/schedule/useSchedule';
import type { CalendarWorkout } from '../../components/schedule/calendarWorkout';
import type { MoveWorkout } from '../../components/schedule-changes/useMoveWorkout';
import { ScheduleMenu } from '../../components/schedule-menu/ScheduleMenu';
import type { PathSubject } from '../../components/subject/schedulingPaths';
import { CalendarLegend } from './CalendarLegend';
import { DayPanel } from './DayPanel';
import { MonthCalendar } from './MonthCalendar';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem', xl: 'minmax(0, 1fr) 20rem' },
  },
});

interface SubjectCalendarProps {
  readonly subject: PathSubject;
  /** The selected day; its month is shown. */
  readonly date: string;
  readonly today: string;
  readonly canEdit: boolean;
  readonly onSelect: (date: string) => void;
  readonly onOpen: (workout: CalendarWorkout) => void;
  readonly onMove: MoveWorkout;
}

/** The scheduled workouts of a client or a group by month, those of the selected day beside it, and the way to more. */
export function SubjectCalendar(props: SubjectCalendarProps) {
  const { subject, date, today, canEdit, onSelect, onOpen, onMove } = props;
  const days = monthGrid(date);
  const schedule = useSchedule(subject, days.at(0) ?? date, days.at(-1) ?? date);
  const handleSelect = (day: string) => {
    const workouts = schedule.workoutsOn(day);
    announce(scheduleTexts.selected(dayLabel({ date: day, today, workouts })));
    onSelect(day);
  };
  return (
    <Columns>
      <Card padding="none" overflow="hidden">
        {schedule.hasFailed ? (
          <Box p="3" pb="0">
            <ScheduleFailed of={subject.kind} onRetry={schedule.retry} />
          </Box>
        ) : null}
        <MonthCalendar
          date={date}
          today={today}
          schedule={schedule}
          onSelect={handleSelect}
          onOpen={onOpen}
          onMove={canEdit ? onMove : undefined}
          menu={<ScheduleMenu subject={subject} date={date} canEdit={canEdit} />}
        />
        <CalendarLegend />
      </Card>
      <DayPanel date={date} today={today} schedule={schedule} onOpen={onOpen} />
    </Columns>
  );
}

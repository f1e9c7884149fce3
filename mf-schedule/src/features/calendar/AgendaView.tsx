import { monthOf, monthWeeks } from '@formline/shared/domain/dates/calendarDates';
import { chakra, EmptyState, LoadingState, Skeleton } from '@formline/shared/ui/core';
import { memo, useEffect, useRef } from 'react';
import type { ViewStatic } from 'react-big-calendar';
import { scheduleTexts } from '../../components/schedule/schedule.texts';
import { longDate } from '../../components/schedule/dayWords';
import { DayWorkouts } from '../../components/workout-list/DayWorkouts';
import { calendarTexts } from './calendar.texts';
import { useCalendarContents } from './calendarContext';
import { monthSteps } from './monthLocalizer';

const Days = chakra('ol', {
  base: {
    flex: '1',
    minH: '0',
    overflowY: { lg: 'auto' },
    borderTop: 'thin',
    borderColor: 'border',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' },
      columnGap: '6',
      rowGap: '2',
      px: '5',
      py: '4',
      borderTop: 'thin',
      borderColor: 'border',
    },
    '& > li:first-of-type': { borderTop: 'none' },
    '& > li[data-today] h3': { color: 'accent.text' },
    '& h3': { fontWeight: 'semibold' },
    _print: { overflow: 'visible', '& > li': { breakInside: 'avoid' } },
  },
});

/** The days of the month that have workouts, as a list that begins with the selected day. */
const Agenda = memo(function Agenda() {
  const { date, today, schedule, owner, onOpen } = useCalendarContents();
  const month = monthOf(date);
  const days = monthWeeks(date)
    .flat()
    .filter((day) => monthOf(day) === month && (schedule.workoutsOn(day)?.length ?? 0) > 0);
  const listRef = useRef<HTMLOListElement>(null);
  const from = days.find((day) => day >= date);
  // Effect: the position in the list is kept by the browser alone.
  useEffect(() => {
    const list = listRef.current;
    const line = list?.querySelector<HTMLElement>(`[data-date="${from}"]`);
    if (list && line) list.scrollTop = line.offsetTop - list.offsetTop;
  }, [from]);
  if (schedule.isLoading) {
    return (
      <LoadingState label={scheduleTexts.loading}>
        <Skeleton h="64" m="5" />
      </LoadingState>
    );
  }
  if (days.length === 0) return <EmptyState title={calendarTexts.agendaEmpty} />;
  const groupId = owner.kind === 'group' ? owner.id : undefined;
  return (
    <Days ref={listRef} aria-label={calendarTexts.views.names.agenda} tabIndex={0}>
      {days.map((day) => (
        <li key={day} data-today={day === today ? '' : undefined} data-date={day}>
          <h3>
            <time dateTime={day}>{longDate(day)}</time>
          </h3>
          <DayWorkouts {...{ schedule, date: day, today, groupId, onOpen }} />
        </li>
      ))}
    </Days>
  );
}, isAlwaysSame);

function isAlwaysSame(): boolean {
  return true;
}

export const AgendaView = Object.assign(Agenda, monthSteps satisfies ViewStatic);

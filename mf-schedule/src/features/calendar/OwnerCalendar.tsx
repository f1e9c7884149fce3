import { announce, Box, Card, chakra, lazyDialog, lazyPart, Skeleton } from '@formline/shared/ui/core';
import { memo, useState } from 'react';
import type { CalendarWorkout } from '../../components/schedule/calendarWorkout';
import { dayLabel } from '../../components/schedule/dayLabel';
import { scheduleTexts } from '../../components/schedule/schedule.texts';
import { calendarEditTexts } from '../../components/calendar-edit/calendarEdit.texts';
import { useSchedule } from '../../components/schedule/useSchedule';
import type { MoveWorkout } from '../../components/schedule-changes/useMoveWorkout';
import type { PathOwner } from '../../components/calendar-owner/schedulingPaths';
import { missedSessionsTexts } from '../../components/calendar-edit/missedSessions.texts';
import { type Opened, useCalendarEdit } from '../../components/calendar-edit/useCalendarEdit';
import { useCalendarView, weeksShown } from './calendarView';
import { type CalendarContents, CalendarContentsProvider, useCalendarContents } from './calendarContext';
import { CalendarLegend } from './CalendarLegend';
import { DayPanel } from './DayPanel';
import { MonthCalendar } from './MonthCalendar';
import { ScheduleFailed } from '../../components/schedule/ScheduleFailed';

const EditDialog = lazyDialog(
  calendarEditTexts.menu,
  async () => (await import('../../components/calendar-edit/EditDialog')).EditDialog,
);
const ChangesDialog = lazyDialog(
  calendarEditTexts.change.title,
  async () => (await import('../../components/calendar-edit/ChangesDialog')).ChangesDialog,
);

const MissedSessionsDialog = lazyDialog(
  missedSessionsTexts.title,
  async () => (await import('../../components/calendar-edit/MissedSessionsDialog')).MissedSessionsDialog,
);

const LibraryPanel = lazyPart(async () => (await import('./library/LibraryPanel')).LibraryPanel, {
  loading: <Skeleton h="96" />,
});

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '4', xl: '6' },
    alignItems: 'start',
    flex: { lg: '1' },
    minH: { lg: '0' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem', xl: 'minmax(0, 1fr) 20rem' },
    gridTemplateRows: { lg: 'minmax(0, 1fr)' },
    '&:not(:has(> :nth-child(2)))': { gridTemplateColumns: 'minmax(0, 1fr)' },
    _print: { display: 'block', '& > :nth-child(2)': { display: 'none' } },
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
    _print: {
      h: 'auto',
      overflow: 'visible',
      border: 'none',
      boxShadow: 'none',
      colorScheme: 'light',
      '& > .rbc-calendar': { display: 'block', h: 'auto' },
    },
  },
});

interface OwnerCalendarProps {
  readonly owner: PathOwner;
  readonly date: string;
  readonly today: string;
  readonly canEdit: boolean;
  readonly onSelect: (date: string) => void;
  readonly onOpen: (workout: CalendarWorkout) => void;
  readonly onMove: MoveWorkout;
}

export function OwnerCalendar(props: OwnerCalendarProps) {
  const { owner, date, today, canEdit, onSelect, onOpen, onMove } = props;
  const [view] = useCalendarView();
  const days = weeksShown(view, date).flat();
  const schedule = useSchedule(owner, days.at(0) ?? date, days.at(-1) ?? date);
  const [side, setSide] = useState<CalendarContents['side']>('day');
  const edit = useCalendarEdit({ owner, date, today, schedule, canEdit });
  const handleSelect = (day: string) => {
    const workouts = schedule.workoutsOn(day);
    announce(scheduleTexts.selected(dayLabel({ date: day, today, workouts })));
    onSelect(day);
  };
  return (
    <CalendarContentsProvider
      value={{
        owner,
        canEdit,
        view,
        edit,
        side,
        onSide: setSide,
        date,
        today,
        schedule,
        onSelect: handleSelect,
        onOpen,
        onMove: canEdit ? onMove : undefined,
      }}
    >
      <CalendarFrame />
      {edit?.opened && <OpenedEdit opened={edit.opened} {...{ owner, today }} onClose={edit.close} />}
    </CalendarContentsProvider>
  );
}

interface OpenedEditProps {
  readonly opened: Opened;
  readonly owner: PathOwner;
  readonly today: string;
  readonly onClose: () => void;
}

function OpenedEdit({ opened, owner, ...dialog }: OpenedEditProps) {
  if (opened.kind === 'missed') {
    if (owner.kind === 'group') return null;
    return <MissedSessionsDialog clientId={owner.id} selectedIds={opened.ids} {...dialog} />;
  }
  if (opened.kind === 'changes') return <ChangesDialog owner={owner} onClose={dialog.onClose} />;
  return <EditDialog request={opened} {...{ owner, ...dialog }} />;
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
      <SidePanel />
    </Columns>
  );
});

/** The list of days has its workouts itself. */
function SidePanel() {
  const { view, side, onSide } = useCalendarContents();
  if (view === 'agenda') return null;
  return side === 'library' ? <LibraryPanel onClose={() => onSide('day')} /> : <DayPanel />;
}

function CalendarFailed() {
  const { schedule, owner } = useCalendarContents();
  if (!schedule.hasFailed) return null;
  return (
    <Box p="3" pb="0">
      <ScheduleFailed of={owner.kind} onRetry={schedule.retry} />
    </Box>
  );
}

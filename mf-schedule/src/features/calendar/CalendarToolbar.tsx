import { Button, chakra, IconButton } from '@formline/shared/ui/core';
import { ChevronLeft, ChevronRight, LibraryBig } from 'lucide-react';
import { memo } from 'react';
import type { ToolbarProps } from 'react-big-calendar';
import { progressOf } from '../../components/schedule/progressOf';
import { scheduleTexts } from '../../components/schedule/schedule.texts';
import { ScheduleMenu } from '../../components/schedule-menu/ScheduleMenu';
import { calendarTexts } from './calendar.texts';
import { type CalendarView, isOutside, weeksShown } from './calendarView';
import { EditMenu, ViewMenu } from './CalendarMenus';
import { useCalendarContents } from './calendarContext';
import { libraryPanelTexts } from './library/libraryPanel.texts';

/** One styled element, because it re-renders with each month. */
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '2',
    px: '4',
    py: '2',
    '& .title': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', flex: '1' },
    '& h2': { fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'tight', letterSpacing: 'tight' },
    // Has its place before the workouts have come: where it stands in a line of its own the grid would move down.
    '& .progress': {
      minW: '11rem',
      minH: '1lh',
      fontSize: 'sm',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
    '& .steps': { display: 'flex', alignItems: 'center', gap: '1' },
    _print: { '& button': { display: 'none' } },
  },
});

type MonthToolbarProps = Pick<ToolbarProps, 'label' | 'onNavigate'>;

export const CalendarToolbar = memo(function CalendarToolbar({ label, onNavigate }: MonthToolbarProps) {
  const { date, schedule, owner, canEdit, view, edit } = useCalendarContents();
  const days = weeksShown(view, date).flat();
  const progress = progressOf(
    schedule,
    days.filter((day) => !isOutside(view, { day, date })),
  );
  return (
    <Bar>
      <div className="title">
        <h2>{label}</h2>
        <p className="progress">{progress && scheduleTexts.progress(progress.complete, progress.all)}</p>
      </div>
      <Steps view={view} onNavigate={onNavigate} />
      <ViewMenu />
      {edit && view !== 'agenda' && <LibraryButton />}
      {edit && <EditMenu />}
      <ScheduleMenu owner={owner} canEdit={canEdit} />
    </Bar>
  );
}, isSameMonth);

/** The library renders it twice per month with unused props. */
function isSameMonth(one: MonthToolbarProps, other: MonthToolbarProps): boolean {
  return one.label === other.label && one.onNavigate === other.onNavigate;
}

function LibraryButton() {
  const { side, onSide } = useCalendarContents();
  const isOpen = side === 'library';
  return (
    <IconButton
      label={libraryPanelTexts.open}
      icon={<LibraryBig />}
      size="sm"
      aria-pressed={isOpen}
      onClick={() => onSide(isOpen ? 'day' : 'library')}
    />
  );
}

interface StepsProps extends Pick<MonthToolbarProps, 'onNavigate'> {
  readonly view: CalendarView;
}

const Steps = memo(function Steps({ view, onNavigate }: StepsProps) {
  const texts = calendarTexts.steps[view];
  return (
    <div role="group" aria-label={calendarTexts.navigation} className="steps">
      <IconButton
        data-turn="-1"
        label={texts.previous}
        icon={<ChevronLeft />}
        size="sm"
        onClick={() => onNavigate('PREV')}
      />
      <Button size="sm" onClick={() => onNavigate('TODAY')}>
        {calendarTexts.today}
      </Button>
      <IconButton
        data-turn="1"
        label={texts.next}
        icon={<ChevronRight />}
        size="sm"
        onClick={() => onNavigate('NEXT')}
      />
    </div>
  );
});

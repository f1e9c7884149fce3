import { shortDateText } from '@formline/shared/domain/dates/shortDate';
import { chakra } from '@formline/shared/ui/core';
import { weekdayName } from '../../components/schedule/dayWords';
import { scheduleTexts } from '../../components/schedule/schedule.texts';
import { DayWorkouts } from '../../components/workout-list/DayWorkouts';
import { calendarTexts } from './calendar.texts';
import { useCalendarContents } from './calendarContext';

const badgeStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  px: '2',
  minH: '5',
  borderRadius: 'full',
  fontSize: 'xs',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  bg: 'status.neutral.bg',
  color: 'status.neutral.fg',
  '&.today': { bg: 'accent.subtle', color: 'accent.text' },
} as const;

/** One styled element, because its content re-renders with each day. */
const Panel = chakra('section', {
  base: {
    maxH: { lg: 'full' },
    overflowY: { lg: 'auto' },
    p: '4',
    bg: 'bg.surface',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'card',
    '& .head': {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '3',
      mb: '4',
    },
    '& h2': { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'tight', letterSpacing: 'tight' },
    '& .date': { fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& .badges': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2' },
    '& .badge': badgeStyle,
  },
});

const TITLE_ID = 'selected-day';

export function DayPanel() {
  return (
    <Panel aria-labelledby={TITLE_ID}>
      <SelectedDay />
    </Panel>
  );
}

function SelectedDay() {
  const { owner, date, today, schedule, onOpen } = useCalendarContents();
  const groupId = owner.kind === 'group' ? owner.id : undefined;
  const count = schedule.workoutsOn(date)?.length ?? 0;
  return (
    <>
      <div className="head">
        <div>
          <h2 id={TITLE_ID}>{weekdayName(date)}</h2>
          <p className="date">{shortDateText(date)}</p>
        </div>
        <div className="badges">
          {date === today ? <span className="badge today">{calendarTexts.selectedToday}</span> : null}
          {count > 0 ? <span className="badge">{scheduleTexts.workouts(count)}</span> : null}
        </div>
      </div>
      <DayWorkouts {...{ schedule, date, today, groupId, onOpen }} />
    </>
  );
}

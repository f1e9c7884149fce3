import { dayOfMonth, monthGrid, monthOf } from '@formline/shared/domain/dates/calendarDates';
import { weekdaysTexts } from '@formline/shared/domain/dates/weekdays.texts';
import { chakra } from '@formline/shared/ui/core';
import { monthTitle, weekdayDate } from '../schedule/dayWords';
import { scheduleDialogTexts } from './scheduleDialog.texts';
import type { PreviewDay, PreviewMonth as Month } from './schedulePreview';

const { preview: texts } = scheduleDialogTexts;

const MOST_DOTS = 3;

const Part = chakra('div', {
  base: { pb: '4', contentVisibility: 'auto', containIntrinsicSize: 'auto 15rem' },
});
const Title = chakra('p', { base: { fontSize: 'sm', fontWeight: 'semibold', pb: '1' } });
/** One styled element holds all styles of a month, so that the days inside stay plain. */
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    rowGap: '0.5',
    '& > .weekday': { color: 'fg.subtle', pb: '1' },
    '& > .day': {
      position: 'relative',
      justifySelf: 'center',
      boxSize: '8',
      lineHeight: '2rem',
      borderRadius: 'full',
      color: 'fg.subtle',
    },
    '& > .today': { boxShadow: 'inset 0 0 0 1px {colors.border.strong}' },
    '& > .due': {
      bg: 'accent.subtle',
      color: 'accent.text',
      fontWeight: 'semibold',
      boxShadow: 'inset 0 0 0 1px {colors.accent}',
    },
    '& i': {
      position: 'absolute',
      insetInline: '0',
      bottom: '1',
      display: 'flex',
      justifyContent: 'center',
      gap: '0.5',
      '& > b': { boxSize: '1', borderRadius: 'full', bg: 'accent' },
    },
  },
});

interface PreviewMonthProps extends Month {
  readonly today: string;
}

export function PreviewMonth({ month, days, today }: PreviewMonthProps) {
  const first = `${month}-01`;
  const due = new Map(days.map((day) => [day.date, day]));
  const numbers = days.map(({ date }) => dayOfMonth(date)).join(', ');
  return (
    <Part>
      <Title aria-hidden="true">{monthTitle(first)}</Title>
      <Grid role="img" aria-label={texts.month(monthTitle(first), numbers)}>
        {weekdaysTexts.map(({ name, initial }) => (
          <span key={name} className="weekday">
            {initial}
          </span>
        ))}
        {monthGrid(first).map((date) =>
          monthOf(date) === month ? (
            <Day key={date} date={date} day={due.get(date)} isToday={date === today} />
          ) : (
            <span key={date} />
          ),
        )}
      </Grid>
    </Part>
  );
}

interface DayProps {
  readonly date: string;
  readonly day: PreviewDay | undefined;
  readonly isToday: boolean;
}

function Day({ date, day, isToday }: DayProps) {
  const className = `day${isToday ? ' today' : ''}${day ? ' due' : ''}`;
  if (!day) return <span className={className}>{dayOfMonth(date)}</span>;
  const { workouts } = day;
  return (
    <span className={className} title={texts.hint(weekdayDate(date), workouts)}>
      {dayOfMonth(date)}
      {workouts.length > 1 && (
        <i>
          {workouts.slice(0, MOST_DOTS).map((name, index) => (
            <b key={`${index} ${name}`} />
          ))}
        </i>
      )}
    </span>
  );
}

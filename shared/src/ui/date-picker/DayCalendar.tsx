import { addMonths, dayOfMonth, monthGrid, monthOf } from '@formline/shared/domain/dates/calendarDates';
import { dayByKey } from '@formline/shared/domain/dates/dayByKey';
import { weekdaysTexts } from '@formline/shared/domain/dates/weekdays.texts';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../styled/styledParts';
import { chosenInHighContrast } from '../theme/highContrast';

export const datePickerTexts = {
  format: 'MM/DD/YYYY',
  open: 'Choose a date',
  calendar: (month: string) => `Days of ${month}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
};

const LOCALE = 'en-US';
const longDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });

const utcDay = (date: string) => new Date(`${date}T00:00:00Z`);

const longDayName = (date: string): string => longDay.format(utcDay(date));

const monthName = (date: string): string => monthAndYear.format(utcDay(date));

const WEEK_DAYS = 7;

const Head = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1', mb: '2' } });
const MonthTitle = chakra('p', {
  base: { flex: '1', textAlign: 'center', fontSize: 'md', fontWeight: 'semibold' },
});
const Weeks = chakra('div', {
  base: {
    '& > [role=row]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, {sizes.9})',
      justifyItems: 'center',
    },
    '& [role=columnheader]': { py: '1', fontSize: 'xs', fontWeight: 'medium', color: 'fg.subtle' },
  },
});
const Day = chakra('button', {
  base: {
    boxSize: '9',
    borderRadius: 'full',
    border: 'thin',
    borderColor: 'transparent',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '&[data-outside]': { color: 'fg.subtle' },
    '&[aria-current=date]': {
      borderColor: 'accent',
      fontWeight: 'semibold',
      _highContrast: { borderWidth: '3px' },
    },
    '&[aria-selected=true]': {
      bg: 'accent',
      color: 'accent.fg',
      fontWeight: 'semibold',
      _hover: { bg: 'accent.hover' },
      _highContrast: chosenInHighContrast,
    },
    '&[aria-disabled=true]': { color: 'fg.subtle', opacity: '0.5', cursor: 'not-allowed', bg: 'transparent' },
  },
});

interface DayCalendarProps {
  readonly date: string | null;
  readonly today: string;
  readonly earliest?: string | undefined;
  readonly onPick: (date: string) => void;
}

/** One month with one tab stop; arrows, Home, End and the page keys move the active day. */
export function DayCalendar({ date, today, earliest, onPick }: DayCalendarProps) {
  const gridRef = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(() => later(date ?? today, earliest));
  const isMoving = useRef(true);
  // A day of another month can be focused only after that month has rendered.
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    gridRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [reached]);
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, reached);
    if (next === null) return;
    event.preventDefault();
    isMoving.current = next !== reached;
    setReached(next);
  };
  const turn = (months: number) => setReached(addMonths(reached, months));
  const isTooEarly = (day: string) => earliest !== undefined && day < earliest;
  return (
    <>
      <Head>
        <IconButton
          label={datePickerTexts.previousMonth}
          icon={<ChevronLeft />}
          size="sm"
          onClick={() => turn(-1)}
        />
        <MonthTitle aria-live="polite">{monthName(reached)}</MonthTitle>
        <IconButton
          label={datePickerTexts.nextMonth}
          icon={<ChevronRight />}
          size="sm"
          onClick={() => turn(1)}
        />
      </Head>
      <Weeks
        ref={gridRef}
        role="grid"
        aria-label={datePickerTexts.calendar(monthName(reached))}
        onKeyDown={handleKeyDown}
      >
        <div role="row">
          {weekdaysTexts.map(({ name, initial }) => (
            <span key={name} role="columnheader" aria-label={name}>
              {initial}
            </span>
          ))}
        </div>
        {weeksOf(monthGrid(reached)).map((week) => (
          <div key={week[0]} role="row">
            {week.map((day) => (
              <Day
                key={day}
                type="button"
                role="gridcell"
                aria-label={longDayName(day)}
                aria-selected={day === date}
                aria-current={day === today ? 'date' : undefined}
                aria-disabled={isTooEarly(day) || undefined}
                data-outside={monthOf(day) === monthOf(reached) ? undefined : ''}
                tabIndex={day === reached ? 0 : -1}
                onClick={() => {
                  if (!isTooEarly(day)) onPick(day);
                }}
              >
                {dayOfMonth(day)}
              </Day>
            ))}
          </div>
        ))}
      </Weeks>
    </>
  );
}

const later = (date: string, earliest: string | undefined): string =>
  earliest !== undefined && date < earliest ? earliest : date;

const weeksOf = (days: readonly string[]): string[][] =>
  Array.from({ length: days.length / WEEK_DAYS }, (_, week) =>
    days.slice(week * WEEK_DAYS, (week + 1) * WEEK_DAYS),
  );

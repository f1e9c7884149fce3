import { localCalendarDate, localNoon } from '@formline/shared/domain/dates/calendarDates';
import { weekdaysTexts } from '@formline/shared/domain/dates/weekdays.texts';
import { Box, useShortcut } from '@formline/shared/ui/core';
import { memo, type MouseEvent, useRef } from 'react';
import type { ViewStatic } from 'react-big-calendar';
import { calendarTexts } from '../calendar.texts';
import { useCalendarContents } from '../calendarContext';
import { DayCell } from './DayCell';
import { dateRange } from '../../../components/schedule/dayWords';
import { type CalendarView, isOutside, turnedBy, weeksShown } from '../calendarView';
import { monthSteps, monthTitle } from '../monthLocalizer';
import { useChipsPerDay } from './useChipsPerDay';
import { selectionInput } from './selectionInput';
import { useGridKeys } from './useGridKeys';
import { PICK_UP_KEY, usePickUp } from './usePickUp';
import { usePresses } from './usePresses';
import * as styles from './month.module.css';

const DAY_KEYS = 'ArrowUp ArrowDown ArrowLeft ArrowRight';
const MONTH_KEYS = 'PageUp PageDown';

/** Reads the context only, because the library renders its view twice per month with unused props. */
const MonthDays = memo(function MonthDays() {
  const { date, today, schedule, view, edit, onSelect, onOpen, onMove } = useCalendarContents();
  const weeks = weeksShown(view, date);
  const grid = useRef<HTMLDivElement>(null);
  useShortcut({ keys: DAY_KEYS, label: calendarTexts.moveBetweenDays, scope: 'screen' });
  useShortcut({ keys: MONTH_KEYS, label: calendarTexts.moveBetweenMonths, scope: 'screen' });
  useShortcut(onMove ? { keys: PICK_UP_KEY, label: calendarTexts.pickUp.key, scope: 'screen' } : null);
  const chipsPerDay = useChipsPerDay(grid, weeks.length);
  const keys = useGridKeys({ grid, days: weeks.flat(), selected: date, onSelect });
  const { workoutsOn } = schedule;
  const pickUp = usePickUp({ grid, workoutsOn, today, onMove, goTo: keys.goTo });
  const { days: selected = [date], single } = edit?.selection ?? {};
  const selecting = selectionInput({ edit, days: weeks.flat(), keys });
  const presses = usePresses({ grid, workoutsOn, view, date, today, edit, onMove, onSelect });
  const handleClick = (event: MouseEvent) => {
    // Read first, because selecting the day may turn the month and reuse this element.
    const workout = presses.workoutAt(event.target);
    if (selecting.handleClick(event)) return;
    keys.handleClick(event);
    if (workout) onOpen(workout);
  };
  return (
    <Box
      ref={grid}
      className={styles.month}
      role="grid"
      aria-label={calendarTexts.grid(titleOf(view, date))}
      aria-multiselectable={edit ? true : undefined}
      aria-busy={schedule.isLoading}
      data-lifting={pickUp.pickedUp ? '' : undefined}
      onClick={handleClick}
      {...presses.handlers}
      onKeyDown={(event) => {
        if (!pickUp.pickedUp && selecting.handleKey(event)) return;
        if (pickUp.handleKey(event, keys.tabStop)) return;
        keys.handleKeyDown(event);
      }}
      onFocus={keys.handleFocus}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) pickUp.putBack();
      }}
    >
      <div role="row" className={styles.weekdays}>
        {weekdaysTexts.map(({ name, short }) => (
          <div key={name} role="columnheader" aria-label={name}>
            {short}
          </div>
        ))}
      </div>
      {weeks.map((week, index) => (
        <div key={index} role="row" className={styles.week}>
          {week.map((day, position) => (
            // Keyed by index so that React reuses the cells for another month.
            <DayCell
              key={position}
              date={day}
              today={today}
              workouts={schedule.workoutsOn(day)}
              isLoading={schedule.isLoading}
              isOutside={isOutside(view, { day, date })}
              isSelected={selected.includes(day)}
              single={single?.get(day)}
              isTabStop={day === keys.tabStop}
              chipsPerDay={chipsPerDay}
              canEdit={onMove !== undefined}
            />
          ))}
        </div>
      ))}
      {pickUp.pickedUp && (
        <div className={styles.hint} aria-hidden="true">
          {calendarTexts.pickUp.hint(pickUp.pickedUp.workout_name)}
        </div>
      )}
    </Box>
  );
}, isAlwaysSame);

function isAlwaysSame(): boolean {
  return true;
}

export const MonthView = Object.assign(MonthDays, monthSteps);

const PAGES = { PREV: -1, NEXT: 1, TODAY: 0, DATE: 0 } as const;

const twoWeekSteps: ViewStatic = {
  title: (date) => titleOf('two-weeks', localCalendarDate(date)),
  navigate: (date, action) => localNoon(turnedBy('two-weeks', localCalendarDate(date), PAGES[action])),
};

/** The same grid with two weeks of it. */
export const TwoWeeksView = Object.assign(
  memo(() => <MonthDays />, isAlwaysSame),
  twoWeekSteps,
);

function titleOf(view: CalendarView, date: string): string {
  if (view !== 'two-weeks') return monthTitle(localNoon(date));
  const days = weeksShown(view, date).flat();
  return dateRange(days.at(0) ?? date, days.at(-1) ?? date);
}

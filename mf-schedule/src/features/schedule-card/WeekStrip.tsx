import { addDays, dayOfMonth, weekDays } from '@formline/shared/domain/dates/calendarDates';
import { dayState } from '@formline/shared/domain/scheduling/dayState';
import { weekdaysTexts } from '@formline/shared/domain/dates/weekdays.texts';
import { Box } from '@formline/shared/ui/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { dayLabel } from '../../components/schedule/dayLabel';
import type { Schedule } from '../../components/schedule/useSchedule';
import { scheduleCardTexts } from './scheduleCard.texts';
import { mark } from '../../components/state-mark/stateMark.module.css';
import * as styles from './weekStrip.module.css';

const KEY_STEPS = new Map([
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['ArrowRight', 1],
  ['ArrowDown', 1],
]);

interface WeekStripProps {
  readonly date: string;
  readonly today: string;
  readonly schedule: Schedule;
  readonly onSelect: (date: string) => void;
}

export function WeekStrip({ date, today, schedule, onSelect }: WeekStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  // Effect: focus follows a selection by keyboard.
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    strip.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
  }, [date]);
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = KEY_STEPS.get(event.key);
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    isMoving.current = true;
    onSelect(addDays(date, step));
  };
  return (
    <Box
      ref={strip}
      className={styles.strip}
      role="radiogroup"
      aria-label={scheduleCardTexts.week}
      aria-busy={schedule.isLoading}
      onKeyDown={handleKeyDown}
    >
      {weekDays(date).map((day, index) => {
        const workouts = schedule.workoutsOn(day);
        return (
          <button
            key={day}
            type="button"
            role="radio"
            className={styles.day}
            aria-checked={day === date}
            aria-current={day === today ? 'date' : undefined}
            aria-label={dayLabel({ date: day, today, workouts })}
            tabIndex={day === date ? 0 : -1}
            onClick={() => onSelect(day)}
          >
            <span className={styles.initial}>{weekdaysTexts[index]?.initial}</span>
            <span className={styles.number}>{dayOfMonth(day)}</span>
            <span className={mark} data-state={dayState(workouts ?? [], day, today)} />
          </button>
        );
      })}
    </Box>
  );
}

import { dayOfMonth } from '@formline/shared/domain/dates/calendarDates';
import { dayState } from '@formline/shared/domain/scheduling/dayState';
import { memo } from 'react';
import { type CalendarWorkout, workoutKey } from '../../../components/schedule/calendarWorkout';
import { dayLabel } from '../../../components/schedule/dayLabel';
import { shortMonth } from '../../../components/schedule/dayWords';
import { stayProblem } from '../../../components/schedule-changes/changeRules';
import { calendarTexts } from '../calendar.texts';
import { mark } from '../../../components/state-mark/stateMark.module.css';
import * as styles from './month.module.css';

/** A long name wraps to two lines where every chip has room for it. */
const LINES_OF_LONG_NAME = 2;

interface DayCellProps {
  readonly date: string;
  readonly today: string;
  readonly workouts: readonly CalendarWorkout[] | undefined;
  readonly isLoading: boolean;
  readonly isOutside: boolean;
  readonly isSelected: boolean;
  /** Workouts that are selected by themselves. */
  readonly single: ReadonlySet<string> | undefined;
  readonly isTabStop: boolean;
  readonly chipsPerDay: number;
  readonly canEdit: boolean;
}

const dayText = (date: string) =>
  dayOfMonth(date) === 1 ? `${shortMonth(date)} 1` : String(dayOfMonth(date));

/** Plain elements, because up to 42 days re-render often. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { date, today, workouts, isLoading, isOutside, isSelected, single, isTabStop, chipsPerDay, canEdit } =
    props;
  const state = dayState(workouts ?? [], date, today);
  const count = workouts?.length ?? 0;
  const hidden = count - chipsPerDay;
  return (
    <div
      role="gridcell"
      className={styles.day}
      data-date={date}
      data-outside={isOutside || undefined}
      data-room={count * LINES_OF_LONG_NAME <= chipsPerDay ? '' : undefined}
      aria-selected={isSelected}
      aria-current={date === today ? 'date' : undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      <span className={styles.spoken}>{dayLabel({ date, today, workouts })}</span>
      <span className={styles.number} aria-hidden="true">
        {dayText(date)}
      </span>
      {state === 'none' ? null : <span className={mark} data-state={state} />}
      {!workouts && isLoading ? <span className={`${styles.chip} ${styles.pending}`} /> : null}
      {workouts?.slice(0, chipsPerDay).map((workout, index) => (
        <span
          // Keyed by index so that React reuses the elements.
          key={index}
          className={styles.chip}
          data-state={dayState([workout], date, today)}
          data-workout={workoutKey(workout, index)}
          data-selected={single?.has(workoutKey(workout, index)) ? '' : undefined}
          data-movable={canEdit && stayProblem(workout, today) === null ? '' : undefined}
        >
          {workout.workout_name}
        </span>
      ))}
      {hidden > 0 ? (
        <button type="button" className={styles.more} tabIndex={-1}>
          {calendarTexts.more(hidden)}
        </button>
      ) : null}
    </div>
  );
});

import type { EditedWorkout, EditMode } from '@formline/shared/contracts/scheduling/calendarChanges';
import type { ScheduledWorkout } from '@formline/shared/contracts/scheduling/schedules';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { dayProblem, stayProblem } from '../schedule-changes/changeRules';
import type { Schedule } from '../schedule/useSchedule';
import { isOnGroupCalendar } from '../schedule/calendarWorkout';

/** What becomes of one workout. */
export interface PlannedLine {
  readonly key: string;
  readonly workout: ScheduledWorkout;
  /** Its new day, or the day of its copy; null when it is removed. */
  readonly to: string | null;
  /** Why it cannot be done, as a sentence; null when it can. */
  readonly problem: string | null;
  /** The same workout is on that day already, as far as the month is loaded. */
  readonly isThere: boolean;
}

interface Edit {
  readonly mode: EditMode;
  readonly workouts: readonly ScheduledWorkout[];
  /** One for each copy; moves have one, removals none. */
  readonly shifts: readonly number[];
}

interface Calendar {
  /** Of the calendar that gets the workouts. */
  readonly workoutsOn: Schedule['workoutsOn'];
  readonly today: string;
}

/** By day, then in the order of the calendar. */
export function planEdit({ mode, workouts, shifts }: Edit, calendar: Calendar): readonly PlannedLine[] {
  if (mode === 'remove') {
    return workouts.map((workout) => ({
      key: String(workout.id),
      workout,
      to: null,
      problem: stayProblem(workout, calendar.today),
      isThere: false,
    }));
  }
  return shifts.flatMap((days) => workouts.map((workout) => lineOf(mode, workout, { days, calendar })));
}

interface Shift {
  readonly days: number;
  readonly calendar: Calendar;
}

function lineOf(
  mode: EditMode,
  workout: ScheduledWorkout,
  { days, calendar: { workoutsOn, today } }: Shift,
): PlannedLine {
  const to = addDays(workout.workout_date, days);
  const stays = mode === 'move' ? stayProblem(workout, today) : null;
  return {
    key: `${workout.id} ${days}`,
    workout,
    to,
    problem: stays ?? dayProblem(to, today),
    isThere:
      days !== 0 &&
      (workoutsOn(to) ?? []).some(
        (one) => !isOnGroupCalendar(one) && one.workout_id === workout.workout_id && one.id !== workout.id,
      ),
  };
}

/** What is sent for the lines that were left chosen. */
export const editedWorkouts = (lines: readonly PlannedLine[]): EditedWorkout[] =>
  lines.map(({ workout: { id, workout_date: date }, to }) => (to === null ? { id, date } : { id, date, to }));

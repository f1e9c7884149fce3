import type { EditedWorkout, EditMode } from '@formline/shared/contracts/scheduling/calendarChanges';
import type { EditedGroupWorkout } from '@formline/shared/contracts/scheduling/groupCalendarChanges';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { type CalendarWorkout, isOnGroupCalendar, isSameWorkout } from '../schedule/calendarWorkout';
import type { Schedule } from '../schedule/useSchedule';
import { copyProblem, dayProblem, stayProblem } from '../schedule-changes/changeRules';
import { calendarEditTexts } from './calendarEdit.texts';

/** What becomes of one workout. */
export interface PlannedLine {
  readonly key: string;
  readonly workout: CalendarWorkout;
  /** Its new day, or the day of its copy; null when it is removed. */
  readonly to: string | null;
  /** Why it cannot be done, as a sentence; null when it can. */
  readonly problem: string | null;
  /** The same workout is on that day already and stays there; false until its month is loaded. */
  readonly isThere: boolean;
}

interface Edit {
  readonly mode: EditMode;
  readonly workouts: readonly CalendarWorkout[];
  /** One for each copy; moves have one, removals none. */
  readonly shifts: readonly number[];
}

interface Calendar {
  /** Of the calendar that gets the workouts. */
  readonly workoutsOn: Schedule['workoutsOn'];
  /** The workouts are on this calendar. */
  readonly isOwn: boolean;
  readonly today: string;
}

/** By day, then in the order of the calendar. */
export function planEdit({ mode, workouts, shifts }: Edit, calendar: Calendar): readonly PlannedLine[] {
  if (mode === 'remove') {
    return workouts.map((workout, index) => ({
      key: String(index),
      workout,
      to: null,
      problem: absenceProblem(workout, calendar) ?? stayProblem(workout, calendar.today),
      isThere: false,
    }));
  }
  const { workoutsOn, isOwn, today } = calendar;
  const lines = shifts.flatMap((days) =>
    workouts.map((workout, index) => {
      const to = addDays(workout.workout_date, days);
      const stays = mode === 'move' ? stayProblem(workout, today) : copyProblem(workout);
      const problem = absenceProblem(workout, calendar) ?? stays ?? dayProblem(to, today);
      return { key: `${index} ${days}`, workout, to, problem };
    }),
  );
  const isMoving = (one: CalendarWorkout) =>
    mode === 'move' && lines.some(({ workout, problem }) => problem === null && isSameWorkout(workout, one));
  return lines.map((line) => {
    const isItself = isOwn && line.to === line.workout.workout_date;
    const others = isItself ? [] : (workoutsOn(line.to) ?? []).filter((one) => !isMoving(one));
    return { ...line, isThere: others.some(({ workout_id }) => workout_id === line.workout.workout_id) };
  });
}

/** Somebody has moved or removed it since it was selected. */
function absenceProblem(workout: CalendarWorkout, { workoutsOn, isOwn }: Calendar): string | null {
  const present = isOwn ? workoutsOn(workout.workout_date) : undefined;
  const isAbsent = present !== undefined && !present.some((one) => isSameWorkout(one, workout));
  return isAbsent ? calendarEditTexts.dialog.notThere : null;
}

/** What is sent of a client's workouts for the lines that were left chosen. */
export const editedWorkouts = (lines: readonly PlannedLine[]): EditedWorkout[] =>
  lines.flatMap(({ workout, to }) =>
    isOnGroupCalendar(workout) ? [] : { id: workout.id, ...daysOf(workout, to) },
  );

/** Of a group's. */
export const editedGroupWorkouts = (lines: readonly PlannedLine[]): EditedGroupWorkout[] =>
  lines.flatMap(({ workout, to }) =>
    isOnGroupCalendar(workout) && workout.plan_workout_id !== null
      ? { plan_workout_id: workout.plan_workout_id, ...daysOf(workout, to) }
      : [],
  );

const daysOf = ({ workout_date: date }: CalendarWorkout, to: string | null) =>
  to === null ? { date } : { date, to };

import type { DayOfWeek } from '../../contracts/scheduling/daysOfWeek';
import type { GroupScheduleDetails } from '../../contracts/scheduling/groupSchedules';
import { PROGRAM_ID_KEY, type ScheduleDetails } from '../../contracts/scheduling/scheduleDetails';
import { type MemberDifference, memberDifferences } from './memberDifferences';
import { runProblem } from './repetition';
import { repetitionTexts } from './repetition.texts';
import {
  type ChangedCalendar,
  changedCalendar,
  changedDates,
  type DatesChange,
  type PresentWorkout,
} from './rescheduling';

type PresentSchedule = Pick<
  ScheduleDetails | GroupScheduleDetails,
  'start_date' | 'end_date' | 'is_repeated' | 'is_rotation' | typeof PROGRAM_ID_KEY
> & {
  readonly workouts: readonly Pick<
    GroupScheduleDetails['workouts'][number],
    'id' | 'workout_name' | 'skipped_dates' | 'moved_dates'
  >[];
  readonly days?:
    | readonly Pick<
        ScheduleDetails['days'][number],
        'plan_workout_id' | 'workout_name' | 'workout_date' | 'is_moved' | 'is_complete'
      >[]
    | null;
  readonly member_exceptions?: GroupScheduleDetails['member_exceptions'];
};

export interface Reschedule extends DatesChange {
  readonly workouts: readonly {
    readonly id?: number | undefined;
    readonly name: string;
    readonly days_of_week: readonly DayOfWeek[];
  }[];
}

export interface NamedWorkout extends PresentWorkout {
  readonly name: string;
}

export interface ReschedulePreview extends ChangedCalendar<NamedWorkout> {
  readonly problem: string | null;
  /** Empty for a client. */
  readonly members: readonly MemberDifference[];
}

/** The calendar of a client or group from today on once the schedule is changed. */
export function reschedulePreview(
  schedule: PresentSchedule,
  change: Reschedule,
  today: string,
): ReschedulePreview {
  const skippedOf = (id: number | undefined) =>
    schedule.workouts.find((workout) => workout.id === id)?.skipped_dates ?? [];
  const input = {
    schedule: {
      startDate: schedule.start_date,
      endDate: schedule.end_date,
      isRepeated: schedule.is_repeated,
      isRotation: schedule.is_rotation,
      isProgram: schedule[PROGRAM_ID_KEY] !== null,
    },
    change,
    workouts: change.workouts.map(({ id, name, days_of_week }) => ({
      id: id ?? null,
      name,
      days_of_week,
      skippedDates: skippedOf(id),
    })),
    present: presentWorkouts(schedule),
    today,
  };
  const calendar = changedCalendar(input);
  const isEmpty = calendar.kept.length + calendar.added.length === 0;
  const problem = runProblem(changedDates(input).rule) ?? (isEmpty ? repetitionTexts.noDays : null);
  const members = memberDifferences(schedule.member_exceptions ?? [], {
    workouts: input.workouts,
    added: calendar.added,
  });
  return { ...calendar, problem, members };
}

function presentWorkouts({ days, workouts }: PresentSchedule): NamedWorkout[] {
  if (days) {
    return days.map((day) => ({
      scheduleWorkoutId: day.plan_workout_id,
      name: day.workout_name,
      date: day.workout_date,
      isMoved: day.is_moved === true,
      isComplete: day.is_complete,
    }));
  }
  return workouts.flatMap(({ id, workout_name: name, moved_dates: moved = [] }) =>
    moved.map((date) => ({ scheduleWorkoutId: id, name, date, isMoved: true, isComplete: false })),
  );
}

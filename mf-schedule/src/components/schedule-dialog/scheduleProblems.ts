import {
  amountProblem,
  endProblem,
  idleProblem,
  type RepetitionRule,
  startProblem,
} from '@formline/shared/domain/scheduling/repetition';
import type { ReschedulePreview } from '@formline/shared/domain/scheduling/reschedulePreview';
import { readShortDate } from '@formline/shared/domain/dates/shortDate';
import { scheduleDialogTexts as texts } from './scheduleDialog.texts';
import type { SchedulableWorkout, ScheduleForm } from './scheduleForm';

/** What is wrong with a wish, where it is wrong. */
export interface ScheduleProblems {
  readonly start: string | null;
  readonly end: string | null;
  readonly days: ReadonlyMap<string, string>;
  /** Of all together; looked at once everything else is right. */
  readonly amount: string | null;
}

interface ProblemsInput {
  readonly form: ScheduleForm;
  readonly workouts: readonly SchedulableWorkout[];
  /** What is asked for; null while a date is none. */
  readonly rule: RepetitionRule | null;
  readonly today: string;
  readonly changed: ReschedulePreview | null;
}

/** Why a wish cannot be scheduled, by the rules the server judges it by. */
export function scheduleProblems({ form, workouts, rule, today, changed }: ProblemsInput): ScheduleProblems {
  const start = readShortDate(form.startText);
  const end = readShortDate(form.endText);
  const dates = {
    start: start === null ? texts.notADate : startProblem(start, today),
    end: form.isRepeat ? endTrouble(start, end) : null,
  };
  const days = new Map(workouts.flatMap(({ key }, index) => idleEntry(rule, index, key)));
  const areDatesRight = dates.start === null && dates.end === null;
  const isCounted = rule !== null && areDatesRight && days.size === 0;
  const amount = isCounted ? (changed ? changed.problem : amountProblem(rule)) : null;
  return { ...dates, days, amount };
}

/** Whether nothing is wrong. */
export const isRight = ({ start, end, days, amount }: ScheduleProblems): boolean =>
  start === null && end === null && days.size === 0 && amount === null;

function endTrouble(startDate: string | null, endDate: string | null): string | null {
  if (endDate === null) return texts.notADate;
  return startDate === null ? null : endProblem({ startDate, endDate });
}

function idleEntry(rule: RepetitionRule | null, index: number, key: string): [string, string][] {
  const workout = rule?.workouts[index];
  const problem = rule && workout ? idleProblem(rule, workout) : null;
  return problem === null ? [] : [[key, problem]];
}

import {
  amountProblem,
  endProblem,
  idleProblem,
  type RepetitionRule,
  startProblem,
} from '@formline/shared/domain/scheduling/repetition';
import type { ReschedulePreview } from '@formline/shared/domain/scheduling/reschedulePreview';
import { readShortDate } from '@formline/shared/domain/dates/shortDate';
import { deloadProblems } from './deload';
import { scheduleDialogTexts as texts } from './scheduleDialog.texts';
import type { SchedulableWorkout, ScheduleForm } from './scheduleForm';

export interface ScheduleProblems {
  readonly start: string | null;
  readonly end: string | null;
  readonly weeks: string | null;
  readonly days: ReadonlyMap<string, string>;
  readonly isDeloadRight: boolean;
  /** The total; checked only when the other fields are valid. */
  readonly amount: string | null;
}

interface ProblemsInput {
  readonly form: ScheduleForm;
  readonly workouts: readonly SchedulableWorkout[];
  readonly rule: RepetitionRule | null;
  readonly today: string;
  readonly changed: ReschedulePreview | null;
}

/** Uses the server's own rules. */
export function scheduleProblems({ form, workouts, rule, today, changed }: ProblemsInput): ScheduleProblems {
  const start = readShortDate(form.startText);
  const end = readShortDate(form.endText);
  const dates = {
    start: start === null ? texts.notADate : startProblem(start, today),
    end: form.isRepeat ? endTrouble(start, end) : null,
    weeks: form.isRepeat && form.chosenWeeks !== null && !(form.chosenWeeks >= 1) ? texts.wrongWeeks : null,
  };
  const days = new Map(workouts.flatMap(({ key }, index) => idleEntry(rule, index, key)));
  const areDatesRight = dates.start === null && dates.end === null;
  const isCounted = rule !== null && areDatesRight && days.size === 0;
  const amount = isCounted ? (changed ? changed.problem : amountProblem(rule)) : null;
  const { deload } = form;
  const isDeloadRight = deload === null || !Object.values(deloadProblems(deload)).some(Boolean);
  return { ...dates, days, isDeloadRight, amount };
}

export const isRight = ({ start, end, days, isDeloadRight, amount }: ScheduleProblems): boolean =>
  start === null && end === null && days.size === 0 && isDeloadRight && amount === null;

function endTrouble(startDate: string | null, endDate: string | null): string | null {
  if (endDate === null) return texts.notADate;
  return startDate === null ? null : endProblem({ startDate, endDate });
}

function idleEntry(rule: RepetitionRule | null, index: number, key: string): [string, string][] {
  const workout = rule?.workouts[index];
  const problem = rule && workout ? idleProblem(rule, workout) : null;
  return problem === null ? [] : [[key, problem]];
}

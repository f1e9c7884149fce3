import { MOST_WEEKS_OF_PROGRAM, type WeekChange } from '@formline/shared/contracts/library/weekChanges';
import { weekOf } from '@formline/shared/domain/scheduling/repetition';
import { deloadChange } from '@formline/shared/domain/training/weekChanges';
import { scheduleDialogTexts } from './scheduleDialog.texts';

const texts = scheduleDialogTexts.deload;

/** As typed. */
export interface Deload {
  readonly everyWeeks: number | null;
  readonly percent: number | null;
}

export const DEFAULT_DELOAD: Deload = { everyWeeks: 4, percent: 40 };
const MOST_PERCENT = 90;

export function deloadProblems({ everyWeeks, percent }: Deload) {
  const isEvery = everyWeeks !== null && everyWeeks >= 2 && everyWeeks <= MOST_WEEKS_OF_PROGRAM;
  const isPercent = percent !== null && percent >= 1 && percent <= MOST_PERCENT;
  return {
    everyWeeks: isEvery ? undefined : texts.everyProblem(MOST_WEEKS_OF_PROGRAM),
    percent: isPercent ? undefined : texts.percentProblem(MOST_PERCENT),
  };
}

/** One change; none as long as a figure is missing. */
export const deloadChanges = ({ everyWeeks, percent }: Deload): WeekChange[] =>
  everyWeeks === null || percent === null ? [] : [deloadChange(everyWeeks, percent)];

/** The deload weeks from the start to the end, both `YYYY-MM-DD`; week 1 is the first. */
export function deloadWeeks(
  { everyWeeks }: Deload,
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string | null },
): number[] {
  if (endDate === null || endDate < startDate || everyWeeks === null || everyWeeks < 2) return [];
  const count = Math.floor(weekOf(startDate, endDate) / everyWeeks);
  return Array.from({ length: count }, (_, index) => (index + 1) * everyWeeks);
}

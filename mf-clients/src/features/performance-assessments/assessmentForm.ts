import {
  type AssessmentChanges,
  type AssessmentName,
  assessmentNames,
  type AssessmentResult,
  type NewAssessments,
} from '@formline/shared/contracts/records/performanceAssessments';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { convertWeight, roundTo } from '@formline/shared/domain/calculators/measureUnits';
import { assessmentKinds, isBetterResult } from '@formline/shared/domain/clients/performanceAssessments';
import { readShortDate, shortDateText } from '@formline/shared/domain/dates/shortDate';
import { numberOf } from '@formline/shared/domain/text/numberText';
import { readTimeText, timeText } from './resultText';

export type WeightUnit = UnitPreference['unit_weight'];

export interface AssessmentValues extends Record<AssessmentName, string> {
  readonly date: string;
  /** Of the loads. */
  readonly unit: WeightUnit;
}

export const DECIMALS = 1;

const nameOf = ({ performance_assessment }: AssessmentResult) => performance_assessment.name;

export function entryText(name: AssessmentName, value: number, unit: WeightUnit): string {
  switch (assessmentKinds[name].unit) {
    case 'seconds':
      return timeText(value);
    case 'pounds':
      return String(roundTo(convertWeight(value, 'lb', unit), DECIMALS));
    case 'repetitions':
    case 'beats_per_minute':
      return String(value);
  }
}

/** As stored; null for what is no result. A load at a bound may lie beyond it by the rounding of its unit. */
export function readEntry(name: AssessmentName, text: string, unit: WeightUnit): number | null {
  const { unit: stored, least, most } = assessmentKinds[name];
  if (stored === 'seconds') return readTimeText(text);
  const typed = numberOf(text);
  if (typed === null || stored !== 'pounds') return typed;
  const isBound = [least, most].some((bound) => entryText(name, bound, unit) === String(typed));
  const pounds = convertWeight(typed, unit, 'lb');
  return isBound ? Math.min(most, Math.max(least, pounds)) : pounds;
}

export function byAssessment<T>(of: (name: AssessmentName) => T): Record<AssessmentName, T> {
  return {
    five_hundred_meter_row: of('five_hundred_meter_row'),
    one_mile_run: of('one_mile_run'),
    one_minute_jumping_jacks: of('one_minute_jumping_jacks'),
    three_minute_step: of('three_minute_step'),
    one_minute_squats: of('one_minute_squats'),
    one_minute_pushups: of('one_minute_pushups'),
    squat: of('squat'),
    bench: of('bench'),
    seated_row: of('seated_row'),
  };
}

export function startValues(
  known: AssessmentResult | null,
  { unit, today }: { readonly unit: WeightUnit; readonly today: string },
): AssessmentValues {
  return {
    date: shortDateText(known?.date ?? today),
    unit,
    ...byAssessment((name) => (known && nameOf(known) === name ? entryText(name, known.value, unit) : '')),
  };
}

const dayOf = ({ date }: AssessmentValues) => readShortDate(date) ?? date;

export function newAssessments(values: AssessmentValues): NewAssessments {
  return {
    date: dayOf(values),
    assessments: assessmentNames.flatMap((name) => {
      const value = readEntry(name, values[name], values.unit);
      return value === null ? [] : [{ name, value }];
    }),
  };
}

/** An unchanged text keeps the stored value, so that editing rounds nothing. */
export function assessmentChange(known: AssessmentResult, values: AssessmentValues): AssessmentChanges {
  const { id, version, value } = known;
  const name = nameOf(known);
  const isUnchanged = values[name] === entryText(name, value, values.unit);
  const typed = isUnchanged ? value : (readEntry(name, values[name], values.unit) ?? value);
  return { assessments: [{ id, version, date: dayOf(values), value: typed }] };
}

interface EarlierOptions {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly known: AssessmentResult | null;
}

export interface EarlierResults {
  readonly last: AssessmentResult;
  readonly best: AssessmentResult;
}

/** The newest and the best other result up to a day. @param results newest first */
export function earlierResults(
  results: readonly AssessmentResult[],
  name: AssessmentName,
  { date, known }: EarlierOptions,
): EarlierResults | null {
  const [last, ...older] = results.filter(
    (result) => nameOf(result) === name && result.id !== known?.id && result.date <= date,
  );
  if (!last) return null;
  const best = older.reduce(
    (found, result) => (isBetterResult(name, result.value, found.value) ? result : found),
    last,
  );
  return { last, best };
}

import type { AssessmentName } from '@formline/shared/contracts/records/performanceAssessments';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { assessmentKinds } from '@formline/shared/domain/clients/performanceAssessments';
import { convertWeight } from '@formline/shared/domain/calculators/measureUnits';
import { assessmentsTexts as texts } from './assessments.texts';

const SECONDS_PER_MINUTE = 60;

type WeightUnit = UnitPreference['unit_weight'];

/** `8:18`, `62 reps`, `104 bpm`, `225.0 lb` of a stored result. */
export const resultText = (name: AssessmentName, value: number, unit: WeightUnit): string =>
  shownResultText(name, shownResult(name, value, unit), unit);

/** A stored result in the trainer's unit. */
export const shownResult = (name: AssessmentName, value: number, unit: WeightUnit): number =>
  assessmentKinds[name].unit === 'pounds' ? convertWeight(value, 'lb', unit) : value;

/** Like `resultText`, of a result in the trainer's unit. */
export function shownResultText(name: AssessmentName, shown: number, unit: WeightUnit): string {
  switch (assessmentKinds[name].unit) {
    case 'seconds':
      return timeText(shown);
    case 'repetitions':
      return texts.repetitions(Math.round(shown));
    case 'beats_per_minute':
      return texts.beatsPerMinute(Math.round(shown));
    case 'pounds':
      return `${shown.toFixed(1)} ${unit}`;
  }
}

/** `8:18`, `1:58.5` */
export function timeText(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const minutes = Math.floor(tenths / (SECONDS_PER_MINUTE * 10));
  const rest = (tenths - minutes * SECONDS_PER_MINUTE * 10) / 10;
  const [whole = '', tenth] = String(rest).split('.');
  return `${minutes}:${whole.padStart(2, '0')}${tenth ? `.${tenth}` : ''}`;
}

/** Seconds of `8:18` or `1:58.5`; null for anything else. A number alone could be minutes or seconds. */
export function readTimeText(text: string): number | null {
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d(?:[.,]\d+)?)$/.exec(text.trim()) ?? [];
  if (minutes === undefined || seconds === undefined) return null;
  return Number(minutes) * SECONDS_PER_MINUTE + Number(seconds.replace(',', '.'));
}

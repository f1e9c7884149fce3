import type { AssessmentName } from '@formline/shared/contracts/records/performanceAssessments';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { assessmentKinds } from '@formline/shared/domain/clients/performanceAssessments';
import { weightText } from '../../components/measures/bodyMeasures';
import { assessmentsTexts as texts } from './assessments.texts';

const SECONDS_PER_MINUTE = 60;

/** `8:18`, `62 reps`, `104 bpm`, `225.0 lb`. */
export function resultText(name: AssessmentName, value: number, unit: UnitPreference['unit_weight']): string {
  switch (assessmentKinds[name].unit) {
    case 'seconds':
      return timeText(value);
    case 'repetitions':
      return texts.repetitions(value);
    case 'beats_per_minute':
      return texts.beatsPerMinute(value);
    case 'pounds':
      return weightText(value, unit);
  }
}

function timeText(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const minutes = Math.floor(tenths / (SECONDS_PER_MINUTE * 10));
  const rest = (tenths - minutes * SECONDS_PER_MINUTE * 10) / 10;
  const [whole = '', tenth] = String(rest).split('.');
  return `${minutes}:${whole.padStart(2, '0')}${tenth ? `.${tenth}` : ''}`;
}

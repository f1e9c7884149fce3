import type {
  AssessmentName,
  AssessmentResult,
} from '@formline/shared/contracts/records/performanceAssessments';
import { assessmentKinds, assessmentProblem } from '@formline/shared/domain/clients/performanceAssessments';
import { isDayOfRecord } from '@formline/shared/domain/dates/calendarDates';
import { readShortDate } from '@formline/shared/domain/dates/shortDate';
import { object, type Schema, string } from 'yup';
import { byAssessment, entryText, readEntry, type WeightUnit } from './assessmentForm';
import { recordAssessmentsTexts as texts } from './recordAssessments.texts';

interface ValidationOptions {
  readonly unit: WeightUnit;
  readonly today: string;
  readonly known: AssessmentResult | null;
}

export const assessmentValidation = ({ unit, today, known }: ValidationOptions): Schema =>
  object({
    date: string().test('date', texts.errors.date, (text = '') => {
      const date = readShortDate(text);
      return date !== null && isDayOfRecord(date, today) && date <= today;
    }),
    ...byAssessment((name) =>
      string()
        .trim()
        .test('known', texts.errors.empty, (text) => Boolean(text) || !isEdited(name, known))
        .test('result', problemText(name, unit), (text) => !text || isResult(name, text, unit)),
    ),
  });

const isEdited = (name: AssessmentName, known: AssessmentResult | null) =>
  known?.performance_assessment.name === name;

function isResult(name: AssessmentName, text: string, unit: WeightUnit): boolean {
  const value = readEntry(name, text, unit);
  return value !== null && assessmentProblem(name, value) === null;
}

function problemText(name: AssessmentName, unit: WeightUnit): string {
  const { unit: stored, least, most } = assessmentKinds[name];
  const [from, to] = [entryText(name, least, unit), entryText(name, most, unit)];
  if (stored === 'seconds') return texts.errors.time(from, to);
  return stored === 'pounds' ? texts.errors.load(from, to) : texts.errors.count(from, to);
}

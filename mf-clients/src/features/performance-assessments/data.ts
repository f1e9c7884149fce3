import {
  type AssessmentChanges,
  type AssessmentResult,
  deletePerformanceAssessment,
  type NewAssessments,
  recordPerformanceAssessments,
  updatePerformanceAssessments,
} from '@formline/shared/contracts/records/performanceAssessments';
import { change } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { shortDate } from '../../components/measures/shortDate';
import { recordAssessmentsTexts as texts } from './recordAssessments.texts';

export const recordAssessments = (clientId: number, body: NewAssessments, idempotencyKey: string) =>
  change(recordPerformanceAssessments, { params: { id: clientId }, body }, { idempotencyKey });

export const changeAssessments = (clientId: number, body: AssessmentChanges, idempotencyKey: string) =>
  change(updatePerformanceAssessments, { params: { id: clientId }, body }, { idempotencyKey });

export async function removeAssessment(clientId: number, result: AssessmentResult): Promise<void> {
  const name = texts.names[result.performance_assessment.name];
  const day = shortDate(result.date);
  try {
    await change(deletePerformanceAssessment, { params: { id: clientId, assessmentId: result.id } });
    notify.undoable(texts.removed(name, day), () => void restore(clientId, result));
  } catch {
    notify.error(texts.errors.remove);
  }
}

async function restore(clientId: number, result: AssessmentResult): Promise<void> {
  const { date, value, performance_assessment } = result;
  const { name } = performance_assessment;
  try {
    const body = { date, assessments: [{ name, value }] };
    await change(recordPerformanceAssessments, { params: { id: clientId }, body });
    notify.success(texts.restored(texts.names[name], shortDate(date)));
  } catch {
    notify.error(texts.errors.restore);
  }
}

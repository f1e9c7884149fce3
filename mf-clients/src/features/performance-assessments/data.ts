import {
  type AssessmentChanges,
  type AssessmentResult,
  deletePerformanceAssessment,
  listPerformanceAssessments,
  type NewAssessments,
  recordPerformanceAssessments,
  updatePerformanceAssessments,
} from '@formline/shared/contracts/records/performanceAssessments';
import { change, queryOf, useChange } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { shortDate } from '../../components/measures/shortDate';
import { withoutRecord } from '../../components/record-list/withoutRecord';
import { recordAssessmentsTexts as texts } from './recordAssessments.texts';

export const recordAssessments = (clientId: number, body: NewAssessments, idempotencyKey: string) =>
  change(recordPerformanceAssessments, { params: { id: clientId }, body }, { idempotencyKey });

export const changeAssessments = (clientId: number, body: AssessmentChanges, idempotencyKey: string) =>
  change(updatePerformanceAssessments, { params: { id: clientId }, body }, { idempotencyKey });

export function useAssessmentRemoval(clientId: number) {
  const params = { id: clientId };
  return useChange(deletePerformanceAssessment, {
    input: ({ id }: AssessmentResult) => ({ params: { ...params, assessmentId: id } }),
    optimistic: {
      query: queryOf(listPerformanceAssessments, { params }),
      apply: (groups, result) =>
        groups
          .map((group) => ({ ...group, items: withoutRecord(group.items, result) }))
          .filter(({ items }) => items.length > 0),
    },
    onSuccess: (_, result) => {
      const name = texts.names[result.performance_assessment.name];
      const undo = () => void restore(clientId, result);
      notify.undoable(texts.removed(name, shortDate(result.date)), undo);
    },
    onError: () => notify.error(texts.errors.remove),
  }).mutate;
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

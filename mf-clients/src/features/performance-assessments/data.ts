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
import { offerUndo, withoutRecord } from '../../components/record-list/recordRemoval';
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
    onSuccess: (_, result) => offerRestore(clientId, result),
    onError: () => notify.error(texts.errors.remove),
  }).mutate;
}

function offerRestore(clientId: number, { date, value, performance_assessment }: AssessmentResult): void {
  const { name } = performance_assessment;
  const [label, day] = [texts.names[name], shortDate(date)];
  const undoTexts = {
    removed: texts.removed(label, day),
    restored: texts.restored(label, day),
    failed: texts.errors.restore,
  };
  const body = { date, assessments: [{ name, value }] };
  offerUndo(undoTexts, (idempotencyKey) => recordAssessments(clientId, body, idempotencyKey));
}

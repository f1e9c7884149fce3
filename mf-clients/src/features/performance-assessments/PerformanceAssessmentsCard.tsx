import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import {
  type AssessmentResult,
  listPerformanceAssessments,
} from '@formline/shared/contracts/records/performanceAssessments';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { queryOf, useQuery } from '@formline/shared/query';
import { pageRecords } from '@formline/shared/session';
import { Button, lazyDialog, lazyPart } from '@formline/shared/ui/core';
import { Plus, Timer } from 'lucide-react';
import { useState } from 'react';
import { CardQuery } from '../../components/dashboard-card/CardQuery';
import { DashboardCard } from '../../components/dashboard-card/DashboardCard';
import { type ClosedForms, useEditedRecord } from '../../components/record-form/useEditedRecord';
import type { AssessmentValues } from './assessmentForm';
import { AssessmentsSkeleton } from './AssessmentsSkeleton';
import { storedRuns } from './storedRuns';
import { assessmentsTexts as texts } from './assessments.texts';

const AssessmentCharts = lazyPart(async () => (await import('./AssessmentCharts')).AssessmentCharts, {
  loading: <AssessmentsSkeleton />,
});
const AssessmentDialog = lazyDialog(
  texts.newTitle,
  async () => (await import('./AssessmentDialog')).AssessmentDialog,
);
const AssessmentsDialog = lazyDialog(
  texts.allTitle,
  async () => (await import('./AssessmentsDialog')).AssessmentsDialog,
);

const closedForms: ClosedForms<AssessmentResult, AssessmentValues> = pageRecords();

interface PerformanceAssessmentsCardProps {
  readonly clientId: number;
  readonly unit: UnitPreference['unit_weight'];
  readonly canEdit: boolean;
}

export function PerformanceAssessmentsCard({ clientId, unit, canEdit }: PerformanceAssessmentsCardProps) {
  const assessments = useQuery(queryOf(listPerformanceAssessments, { params: { id: clientId } }));
  const [isListOpen, setIsListOpen] = useState(false);
  const runs = storedRuns(clientId);
  // A timer that a reload interrupted is shown again.
  const { form, add, edit } = useEditedRecord({
    thing: texts.thing,
    clientId,
    closedForms,
    loadNewest: async () => resultsIn((await assessments.refetch({ throwOnError: true })).data),
    isOpenAtFirst: runs.exists(),
    onClose: () => runs.clear(),
  });
  const results = newestFirst(resultsIn(assessments.data));
  const record = canEdit && assessments.data && (
    <Button size="sm" icon={<Plus />} aria-label={texts.newTitle} onClick={add}>
      {texts.record}
    </Button>
  );
  return (
    <DashboardCard title={texts.title} aside={results.length > 0 ? record : null}>
      <CardQuery
        query={assessments}
        loadingLabel={texts.loading}
        skeleton={<AssessmentsSkeleton />}
        isEmpty={() => results.length === 0}
        emptyIcon={<Timer aria-hidden="true" />}
        emptyText={texts.empty}
        emptyAction={record}
      >
        {(groups) => (
          <>
            <AssessmentCharts groups={groups} unit={unit} />
            <Button size="sm" variant="quiet" mt="4" ms="-3" onClick={() => setIsListOpen(true)}>
              {texts.all(results.length)}
            </Button>
          </>
        )}
      </CardQuery>
      {isListOpen && (
        <AssessmentsDialog
          {...{ clientId, unit, results, canEdit }}
          onEdit={edit}
          onClose={() => setIsListOpen(false)}
        />
      )}
      {form && assessments.data && canEdit && (
        <AssessmentDialog key={form.key} {...{ clientId, unit, results }} {...form.record} />
      )}
    </DashboardCard>
  );
}

const resultsIn = (groups: EndpointResult<typeof listPerformanceAssessments> = []): AssessmentResult[] =>
  groups.flatMap(({ items }) => items);

/** Results of a day stay in their order. */
const newestFirst = (results: readonly AssessmentResult[]): AssessmentResult[] =>
  results.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));

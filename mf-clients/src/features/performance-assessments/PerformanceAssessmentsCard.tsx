import {
  listPerformanceAssessments,
  assessmentCategories,
} from '@formline/shared/contracts/records/performanceAssessments';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { queryOf, useQuery } from '@formline/shared/query';
import { lazyPart } from '@formline/shared/ui/core';
import { Timer } from 'lucide-react';
import { CardQuery } from '../../components/dashboard-card/CardQuery';
import { DashboardCard } from '../../components/dashboard-card/DashboardCard';
import { ChartSkeleton } from '../../components/day-chart/ChartSkeleton';
import { AssessmentColumns } from './AssessmentCharts';
import { assessmentsTexts as texts } from './assessments.texts';

const skeleton = (
  <AssessmentColumns>
    {assessmentCategories.map((category) => (
      <ChartSkeleton key={category} />
    ))}
  </AssessmentColumns>
);
const AssessmentCharts = lazyPart(async () => (await import('./AssessmentCharts')).AssessmentCharts, {
  loading: skeleton,
});

interface PerformanceAssessmentsCardProps {
  readonly clientId: number;
  readonly unit: UnitPreference['unit_weight'];
}

export function PerformanceAssessmentsCard({ clientId, unit }: PerformanceAssessmentsCardProps) {
  const assessments = useQuery(queryOf(listPerformanceAssessments, { params: { id: clientId } }));
  return (
    <DashboardCard title={texts.title}>
      <CardQuery
        query={assessments}
        loadingLabel={texts.loading}
        skeleton={skeleton}
        isEmpty={(groups) => groups.every(({ items }) => items.length === 0)}
        emptyIcon={<Timer aria-hidden="true" />}
        emptyText={texts.empty}
      >
        {(groups) => <AssessmentCharts groups={groups} unit={unit} />}
      </CardQuery>
    </DashboardCard>
  );
}

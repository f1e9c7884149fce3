import { assessmentCategories } from '@formline/shared/contracts/records/performanceAssessments';
import { chakra } from '@formline/shared/ui/core';
import { ChartsSkeleton } from '../../components/value-charts/ChartsSkeleton';

export const AssessmentColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min({sizes.80}, 100%), 1fr))',
  },
});

/** Most clients have two results or three of each category. */
const RESULTS_SHOWN = 2;

export function AssessmentsSkeleton() {
  return (
    <AssessmentColumns>
      {assessmentCategories.map((category) => (
        <ChartsSkeleton key={category} count={RESULTS_SHOWN} />
      ))}
    </AssessmentColumns>
  );
}

import {
  assessmentCategories,
  type AssessmentGroup,
} from '@formline/shared/contracts/records/performanceAssessments';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { LineChart } from '@formline/shared/ui/charts';
import { chakra } from '@formline/shared/ui/core';
import { dayAxis, shareAxis } from '../../components/day-chart/dayChart';
import { assessmentsTexts as texts } from './assessments.texts';
import { assessmentSeries } from './assessmentSeries';

export const AssessmentColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min({sizes.80}, 100%), 1fr))',
  },
});

interface AssessmentChartsProps {
  readonly groups: readonly AssessmentGroup[];
  readonly unit: UnitPreference['unit_weight'];
}

export function AssessmentCharts({ groups, unit }: AssessmentChartsProps) {
  return (
    <AssessmentColumns>
      {assessmentCategories.map((category) => {
        const { days, series } = assessmentSeries(category, groups, unit);
        return (
          <LineChart
            key={category}
            title={texts.categories[category]}
            series={series}
            xAxis={dayAxis(days)}
            yAxis={shareAxis}
            emptyText={texts.emptyCategory}
          />
        );
      })}
    </AssessmentColumns>
  );
}

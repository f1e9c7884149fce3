import {
  assessmentCategories,
  type AssessmentGroup,
} from '@formline/shared/contracts/records/performanceAssessments';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { LineChart } from '@formline/shared/ui/charts';
import { dayAxis, shareAxis } from '../../components/day-chart/dayChart';
import { AssessmentColumns } from './AssessmentColumns';
import { assessmentsTexts as texts } from './assessments.texts';
import { assessmentSeries } from './assessmentSeries';

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

import {
  assessmentCategories,
  type AssessmentGroup,
} from '@formline/shared/contracts/records/performanceAssessments';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { LineChart } from '@formline/shared/ui/charts';
import { Heading, Stack, Text } from '@formline/shared/ui/core';
import { dayAxis, shareAxis } from '../../components/day-chart/dayChart';
import { ChartViewBar } from '../../components/value-charts/ChartViewBar';
import { useChartView } from '../../components/value-charts/useChartView';
import type { ChartRange } from '../../components/value-charts/valueChart';
import { ValueCharts } from '../../components/value-charts/ValueCharts';
import { AssessmentColumns } from './AssessmentsSkeleton';
import { assessmentsTexts as texts } from './assessments.texts';
import { assessmentSeries, assessmentValues } from './assessmentSeries';

interface AssessmentChartsProps {
  readonly groups: readonly AssessmentGroup[];
  readonly unit: UnitPreference['unit_weight'];
}

export function AssessmentCharts({ groups, unit }: AssessmentChartsProps) {
  const chartView = useChartView();
  return (
    <Stack gap="4">
      <ChartViewBar {...chartView} />
      {chartView.view === 'values' ? (
        <AssessmentValues {...{ groups, unit }} range={chartView.range} />
      ) : (
        <AssessmentShares {...{ groups, unit }} />
      )}
    </Stack>
  );
}

function AssessmentValues({ groups, unit, range }: AssessmentChartsProps & { readonly range: ChartRange }) {
  return (
    <AssessmentColumns>
      {assessmentCategories.map((category) => {
        const measures = assessmentValues(category, groups, unit);
        return (
          <Stack key={category} gap="3">
            <Heading as="h3" size="sm">
              {texts.categories[category]}
            </Heading>
            {measures.length === 0 ? (
              <Text tone="muted">{texts.emptyCategory}</Text>
            ) : (
              <ValueCharts {...{ measures, range }} titleAs="h4" />
            )}
          </Stack>
        );
      })}
    </AssessmentColumns>
  );
}

function AssessmentShares({ groups, unit }: AssessmentChartsProps) {
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

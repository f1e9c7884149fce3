import { bodyWeightPlanContract } from '@formline/shared/contracts/calculators/bodyWeightPlan';
import type { Measurement } from '@formline/shared/contracts/records/measurements';
import { convertWeight } from '@formline/shared/domain/calculators/measureUnits';
import { queryOf, useQuery } from '@formline/shared/query';
import { LineChart } from '@formline/shared/ui/charts';
import { Stack, Text } from '@formline/shared/ui/core';
import { dayAxis, shareAxis } from '../../components/day-chart/dayChart';
import { ChartViewBar } from '../../components/value-charts/ChartViewBar';
import { useChartView } from '../../components/value-charts/useChartView';
import { ValueCharts } from '../../components/value-charts/ValueCharts';
import type { ChartRange } from '../../components/value-charts/valueChart';
import { type MeasurementUnits, shownText } from './measurementForm';
import { measurementsTexts as texts } from './measurements.texts';
import { measurementSeries, measurementValues } from './measurementSeries';

interface MeasurementChartProps {
  readonly clientId: number;
  readonly measurements: readonly Measurement[];
  readonly units: MeasurementUnits;
}

export function MeasurementChart({ clientId, measurements, units }: MeasurementChartProps) {
  const chartView = useChartView();
  const measures = measurementValues(measurements, units);
  if (measures.length === 0) return <Text tone="muted">{texts.noValues}</Text>;
  return (
    <Stack gap="4">
      <ChartViewBar {...chartView} />
      {chartView.view === 'values' ? (
        <MeasuredValues {...{ clientId, measures, units }} range={chartView.range} />
      ) : (
        <MeasuredShares measurements={measurements} units={units} />
      )}
    </Stack>
  );
}

interface MeasuredValuesProps {
  readonly clientId: number;
  readonly measures: ReturnType<typeof measurementValues>;
  readonly units: MeasurementUnits;
  readonly range: ChartRange;
}

/** The goal is the goal weight of the client's newest body weight plan. */
function MeasuredValues({ clientId, measures, units, range }: MeasuredValuesProps) {
  const plan = useQuery(queryOf(bodyWeightPlanContract.readCurrent, { params: { id: clientId } })).data;
  const goalWeight = plan && convertWeight(plan.input.goal_weight, plan.input.unit_weight, units.unit_weight);
  const goal = goalWeight
    ? { value: goalWeight, label: texts.goal(shownText('weight', goalWeight, units)) }
    : undefined;
  return (
    <ValueCharts
      range={range}
      measures={measures.map((measure) => (measure.id === 'weight' ? { ...measure, goal } : measure))}
    />
  );
}

function MeasuredShares({ measurements, units }: Omit<MeasurementChartProps, 'clientId'>) {
  const { days, series } = measurementSeries(measurements, units.unit_weight);
  return (
    <LineChart
      title={texts.chart}
      series={series}
      xAxis={dayAxis(days)}
      yAxis={{ ...shareAxis, label: texts.share }}
      emptyText={texts.noValues}
    />
  );
}

import type { Measurement } from '@formline/shared/contracts/records/measurements';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { LineChart } from '@formline/shared/ui/charts';
import { dayAxis, shareAxis } from '../../components/day-chart/dayChart';
import { measurementsTexts as texts } from './measurements.texts';
import { measurementSeries } from './measurementSeries';

interface MeasurementChartProps {
  readonly measurements: readonly Measurement[];
  readonly unit: UnitPreference['unit_weight'];
}

export function MeasurementChart({ measurements, unit }: MeasurementChartProps) {
  const { days, series } = measurementSeries(measurements, unit);
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

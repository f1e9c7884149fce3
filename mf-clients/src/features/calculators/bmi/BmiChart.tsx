import { BMI_NORMAL_BELOW, BMI_NORMAL_FROM } from '@formline/shared/domain/calculators/bmi/bmi';
import { daysBetween } from '@formline/shared/domain/dates/calendarDates';
import { useQuery } from '@formline/shared/query';
import { InlineNotice, Skeleton } from '@formline/shared/ui/core';
import { calendarAxis, LineChart } from '@formline/shared/ui/charts';
import { failureText } from '../calculators.texts';
import { shortDate } from '../../../components/measures/shortDate';
import { figure } from '../figures';
import { bmiTexts } from './bmi.texts';
import { bmiGraphQuery, type BmiPeriod } from './bmiCalls';
import { periodEnd, periodName, periodStart } from './bmiPeriods';

const HEIGHT_PX = 160;

interface BmiChartProps {
  readonly userId: number;
  readonly period: BmiPeriod;
}

export function BmiChart({ userId, period }: BmiChartProps) {
  const graph = useQuery(bmiGraphQuery(userId, period));
  if (graph.isPending) return <Skeleton h="56" />;
  if (!graph.data) return <InlineNotice tone="error">{failureText(graph.error)}</InlineNotice>;
  const start = periodStart(period);
  return (
    <LineChart
      title={bmiTexts.chart}
      xAxis={calendarAxis({
        label: bmiTexts.date,
        from: start,
        to: periodEnd(period),
        textOf: shortDate,
      })}
      yAxis={{ label: bmiTexts.unit, textOf: (index) => figure(index, 1) }}
      height={HEIGHT_PX}
      guides={[
        { y: BMI_NORMAL_FROM, label: String(BMI_NORMAL_FROM) },
        { y: BMI_NORMAL_BELOW, label: String(BMI_NORMAL_BELOW) },
      ]}
      series={[
        {
          id: 'bmi',
          label: bmiTexts.bmi,
          points: graph.data.map(({ date, bmi }) => ({
            x: daysBetween(start, date),
            y: bmi,
            text: figure(bmi, 1),
          })),
        },
      ]}
      emptyText={bmiTexts.emptyPeriod(periodName(period))}
    />
  );
}

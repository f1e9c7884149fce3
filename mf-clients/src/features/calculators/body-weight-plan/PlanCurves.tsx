import type { PlannedDay } from '@formline/shared/domain/calculators/body-weight-plan/bodyWeightPlan';
import type { WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { Stack } from '@formline/shared/ui/core';
import { type ChartPoint, LineChart } from '@formline/shared/ui/charts';
import { dayText, figure, shortFigure } from '../figures';
import { bodyWeightPlanTexts as texts } from './bodyWeightPlan.texts';

const CURVE_HEIGHT_PX = 180;
const PARTS_HEIGHT_PX = 140;
const TICKS = 5;
const MOST_POINTS = 60;

interface PlanCurvesProps {
  readonly curve: readonly PlannedDay[];
  readonly goalWeight: number;
  readonly unit: WeightUnit;
  readonly today: string;
}

function thinned(curve: readonly PlannedDay[]): PlannedDay[] {
  const step = Math.ceil(curve.length / MOST_POINTS);
  return curve.filter((_, index) => index % step === 0 || index === curve.length - 1);
}

const ticksOf = (days: number): number[] =>
  Array.from({ length: TICKS }, (_, index) => Math.round((days * index) / (TICKS - 1)));

export function PlanCurves({ curve, goalWeight, unit, today }: PlanCurvesProps) {
  const points = thinned(curve);
  const pointsOf = (part: 'weight' | 'fat' | 'lean'): ChartPoint[] =>
    points.map((planned) => ({
      x: planned.day,
      y: planned[part],
      text: texts.mass(figure(planned[part], 1), unit),
    }));
  const xAxis = {
    label: texts.day,
    textOf: (day: number) => dayText(addDays(today, day)),
    ticks: ticksOf(curve.at(-1)?.day ?? 0),
  };
  const yAxis = { label: unit, textOf: (value: number) => shortFigure(value) };
  return (
    <Stack gap="6">
      <LineChart
        title={texts.weightCurve}
        xAxis={xAxis}
        yAxis={yAxis}
        height={CURVE_HEIGHT_PX}
        guides={[{ y: goalWeight, label: texts.goal(texts.mass(shortFigure(goalWeight), unit)) }]}
        series={[{ id: 'weight', label: texts.weight, points: pointsOf('weight') }]}
        emptyText={texts.emptyCurve}
      />
      <LineChart
        title={texts.parts}
        xAxis={xAxis}
        yAxis={yAxis}
        height={PARTS_HEIGHT_PX}
        series={[
          { id: 'lean', label: texts.lean, kind: 'area', points: pointsOf('lean') },
          { id: 'fat', label: texts.fatPart, kind: 'area', points: pointsOf('fat') },
        ]}
        emptyText={texts.emptyCurve}
      />
    </Stack>
  );
}

import type { Measurement } from '@formline/shared/contracts/records/measurements';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import type { ChartSeries } from '@formline/shared/ui/charts';
import { dayPoints, type DayValue, lastDays } from '../../components/day-chart/dayChart';
import { measuredPercentText, measuredWeightText } from '../../components/measures/bodyMeasures';
import type { ChartMeasure } from '../../components/value-charts/ValueCharts';
import {
  kindOf,
  type MeasurementUnits,
  shownText,
  shownValue,
  storedValue,
  valueNames,
} from './measurementForm';
import { measurementsTexts as texts } from './measurements.texts';

type Measured = 'weight' | 'body_fat_percentage' | 'lean_body_mass_percentage';

const ALL_PERCENT = 100;

/** Real values in the trainer's units, of each measure that was taken at least once. Null and 0 mean not measured. */
export const measurementValues = (
  measurements: readonly Measurement[],
  units: MeasurementUnits,
): ChartMeasure[] =>
  valueNames
    .map((name) => ({
      id: name,
      label: texts[name],
      values: measurements.flatMap((measurement) => {
        const stored = storedValue(measurement, name);
        return stored ? [{ date: measurement.date, value: shownValue(name, stored, units) }] : [];
      }),
      textOf: (shown: number) => shownText(name, shown, units),
      differenceText: kindOf(name) === 'percentage' ? texts.points : undefined,
    }))
    .filter(({ values }) => values.length > 0);

/** The last seven days; body fat and lean mass against a hundred, weight against its highest value. */
export function measurementSeries(
  measurements: readonly Measurement[],
  unit: UnitPreference['unit_weight'],
): { readonly days: string[]; readonly series: ChartSeries[] } {
  const weights = valuesOf(measurements, 'weight');
  const fats = valuesOf(measurements, 'body_fat_percentage');
  const leans = valuesOf(measurements, 'lean_body_mass_percentage');
  const days = lastDays([...weights, ...fats, ...leans].map(({ date }) => date));
  const ofHundred = { days, whole: ALL_PERCENT, textOf: measuredPercentText };
  const weightOf = (pounds: number) => measuredWeightText(pounds, unit);
  return {
    days,
    series: [
      { id: 'weight', label: texts.weight, points: dayPoints(weights, { days, textOf: weightOf }) },
      { id: 'fat', label: texts.body_fat_percentage, points: dayPoints(fats, ofHundred) },
      { id: 'lean', label: texts.lean_body_mass_percentage, points: dayPoints(leans, ofHundred) },
    ],
  };
}

/** Null and 0 mean not measured. */
const valuesOf = (measurements: readonly Measurement[], measured: Measured): DayValue[] =>
  measurements.flatMap(({ date, [measured]: value }) => (value ? [{ date, value }] : []));

import type {
  AssessmentCategory,
  AssessmentGroup,
  AssessmentName,
  AssessmentResult,
} from '@formline/shared/contracts/records/performanceAssessments';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { isLowerBetter } from '@formline/shared/domain/clients/performanceAssessments';
import type { ChartSeries } from '@formline/shared/ui/charts';
import type { ChartMeasure } from '../../components/value-charts/ValueCharts';
import { dayPoints, lastDays } from '../../components/day-chart/dayChart';
import { assessmentsTexts as texts } from './assessments.texts';
import { resultText, shownResult, shownResultText } from './resultText';

const namesOf: Readonly<Record<AssessmentCategory, readonly AssessmentName[]>> = {
  cardio: ['three_minute_step', 'one_minute_jumping_jacks', 'one_mile_run', 'five_hundred_meter_row'],
  endurance: ['one_minute_pushups', 'one_minute_squats'],
  strength: ['squat', 'bench', 'seated_row'],
};

/** The last seven days; each series is scaled to its own maximum. */
export function assessmentSeries(
  category: AssessmentCategory,
  groups: readonly AssessmentGroup[],
  unit: UnitPreference['unit_weight'],
): { readonly days: string[]; readonly series: ChartSeries[] } {
  const items = itemsOf(category, groups);
  const days = lastDays(items.map(({ date }) => date));
  const series = namesOf[category].map((name) => ({
    id: name,
    label: texts.series[name],
    note: isLowerBetter(name) ? texts.lowerIsBetter : undefined,
    points: dayPoints(resultsOf(name, items), { days, textOf: (value) => resultText(name, value, unit) }),
  }));
  return { days, series };
}

/** Real results in the trainer's unit, of each assessment that was done at least once. */
export function assessmentValues(
  category: AssessmentCategory,
  groups: readonly AssessmentGroup[],
  unit: UnitPreference['unit_weight'],
): ChartMeasure[] {
  const items = itemsOf(category, groups);
  return namesOf[category]
    .map((name) => ({
      id: name,
      label: texts.series[name],
      note: isLowerBetter(name) ? texts.lowerIsBetter : undefined,
      values: resultsOf(name, items).map(({ date, value }) => ({
        date,
        value: shownResult(name, value, unit),
      })),
      textOf: (shown: number) => shownResultText(name, shown, unit),
    }))
    .filter(({ values }) => values.length > 0);
}

const itemsOf = (category: AssessmentCategory, groups: readonly AssessmentGroup[]) =>
  groups.filter((group) => group.category === category).flatMap((group) => group.items);

const resultsOf = (name: AssessmentName, items: readonly AssessmentResult[]) =>
  items.filter((item) => item.performance_assessment.name === name);

import { useSearchParams } from '@formline/shared/routing';
import { type ChartRange, chartRanges } from './valueChart';

const chartViews = ['values', 'shares'] as const;
/** `values`: real values by date. `shares`: the last seven days, each line scaled to its highest value. */
export type ChartView = (typeof chartViews)[number];

const VIEW_PARAMETER = 'charts';
const RANGE_PARAMETER = 'period';
const DEFAULT_RANGE: ChartRange = 'year';

/** View and period of a dashboard's charts are in its URL; unknown words count as absent. */
export function useChartView() {
  const [query, setQuery] = useSearchParams();
  const set = (parameter: string, value: string, isDefault: boolean) => {
    const next = new URLSearchParams(query);
    if (isDefault) next.delete(parameter);
    else next.set(parameter, value);
    setQuery(next, { replace: true });
  };
  return {
    view: oneOf(chartViews, query.get(VIEW_PARAMETER)) ?? 'values',
    range: oneOf(chartRanges, query.get(RANGE_PARAMETER)) ?? DEFAULT_RANGE,
    setView: (view: ChartView) => set(VIEW_PARAMETER, view, view === 'values'),
    setRange: (range: ChartRange) => set(RANGE_PARAMETER, range, range === DEFAULT_RANGE),
  };
}

const oneOf = <T extends string>(options: readonly T[], text: string | null): T | undefined =>
  options.find((option) => option === text);

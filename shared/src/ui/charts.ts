import { claimSingleton } from '../contracts/platform/singletonGuard';

claimSingleton('ui/charts');

export { LineChart } from './line-chart/LineChart';
export { calendarAxis } from './line-chart/chartAxis';
export type { ChartAxis, ChartGuide, ChartPoint, ChartSeries } from './line-chart/chartModel';

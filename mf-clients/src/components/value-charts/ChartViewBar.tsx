import { SegmentedControl } from '@formline/shared/ui/controls';
import { Flex } from '@formline/shared/ui/core';
import { chartRanges } from './valueChart';
import { valueChartsTexts as texts } from './valueCharts.texts';
import type { useChartView } from './useChartView';

const viewOptions = (['values', 'shares'] as const).map((value) => ({ value, label: texts.views[value] }));
const rangeOptions = chartRanges.map((value) => ({ value, label: texts.ranges[value] }));

/** The compared view has the seven last days only, so that a period means nothing there. */
export function ChartViewBar({ view, range, setView, setRange }: ReturnType<typeof useChartView>) {
  return (
    <Flex wrap="wrap" gap="3" justify="space-between">
      <div>
        <SegmentedControl
          label={texts.view}
          isLabelHidden
          options={viewOptions}
          value={view}
          onChange={setView}
        />
      </div>
      {view === 'values' && (
        <div>
          <SegmentedControl
            label={texts.range}
            isLabelHidden
            options={rangeOptions}
            value={range}
            onChange={setRange}
          />
        </div>
      )}
    </Flex>
  );
}

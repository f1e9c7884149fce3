import { chakra } from '@chakra-ui/react/styled-system';
import { type PointerEvent, type RefCallback, useCallback, useMemo, useState } from 'react';
import { ChartAxes } from './ChartAxes';
import { ChartGuides } from './ChartGuides';
import { type ChartContents, layOutChart, nearestPosition } from './chartLayout';
import { lineChartTexts as texts } from './LineChart.texts';
import { SeriesDrawing } from './SeriesDrawing';

/** A label, so that a click focuses the slider. */
const Frame = chakra('label', {
  base: {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    borderRadius: 'sm',
    touchAction: 'pan-y',
    '&:has(:focus-visible)': { outline: '2px solid var(--focus-ring)', outlineOffset: '2px' },
    '& > svg': { display: 'block', maxW: 'full' },
    '& > input': {
      position: 'absolute',
      inset: '0',
      boxSize: 'full',
      m: '0',
      opacity: '0',
      pointerEvents: 'none',
    },
  },
});

interface ChartPlotProps extends ChartContents {
  readonly title: string;
  readonly height: number;
  readonly positions: readonly number[];
  readonly reading: number | null;
  readonly onRead: (position: number | null) => void;
}

/** A pointer or a visually hidden slider selects a point; the slider reports the values to screen readers. */
export function ChartPlot(props: ChartPlotProps) {
  const { title, series, xAxis, yAxis, guides, height, positions, reading, onRead } = props;
  const [measure, width] = useElementWidth();
  // The layout does not depend on the selected point, which changes with every pointer move.
  const layout = useMemo(
    () => layOutChart({ series, xAxis, yAxis, guides }, width, height),
    [series, xAxis, yAxis, guides, width, height],
  );
  const at = reading === null ? null : (positions[reading] ?? null);
  const announced = reading ?? positions.length - 1;
  const handlePointer = (event: PointerEvent<HTMLLabelElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    onRead(nearestPosition(positions, layout.xScale.invert(event.clientX - left)));
  };
  return (
    <Frame
      ref={measure}
      onPointerMove={handlePointer}
      onPointerDown={handlePointer}
      onPointerLeave={() => onRead(null)}
    >
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        focusable="false"
      >
        <ChartAxes layout={layout} xAxis={xAxis} yAxis={yAxis} />
        {at === null ? null : (
          <ReadingLine x={layout.xScale(at)} top={layout.plot.top} bottom={layout.plot.bottom} />
        )}
        {layout.series.map((placed, index) => (
          <SeriesDrawing key={placed.id} series={placed} index={index} layout={layout} at={at} />
        ))}
        <ChartGuides layout={layout} guides={guides} />
      </svg>
      <input
        type="range"
        aria-label={texts.read(title)}
        aria-valuetext={readingText(props, positions[announced] ?? 0)}
        min={0}
        max={positions.length - 1}
        value={announced}
        onChange={(event) => onRead(event.currentTarget.valueAsNumber)}
        onFocus={() => onRead(announced)}
        onBlur={() => onRead(null)}
      />
    </Frame>
  );
}

function ReadingLine({
  x,
  top,
  bottom,
}: {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}) {
  return (
    <chakra.g color="border.strong">
      <line x1={x} x2={x} y1={top} y2={bottom} stroke="currentColor" />
    </chakra.g>
  );
}

function readingText({ series, xAxis }: ChartContents, at: number): string {
  const values = series.map(({ label, points }) =>
    texts.value(label, points.find(({ x }) => x === at)?.text ?? texts.none),
  );
  return texts.reading(xAxis.textOf(at), values);
}

const FIRST_WIDTH = 480;

/** The width of an element in pixels; pass the callback as its `ref`. */
function useElementWidth(): [RefCallback<Element>, number] {
  const [width, setWidth] = useState(FIRST_WIDTH);
  const measure = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
}

/** One value of a series. */
export interface ChartPoint {
  readonly x: number;
  /** Where it is drawn. Of a series that is drawn in proportion, this is not what is told. */
  readonly y: number;
  /** The value as it is told: "142.0 lb". */
  readonly text: string;
}

/** Values that belong together. A chart shows up to four series that can be told apart without colours. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** Stands beside the label: "lower is better". */
  readonly note?: string | undefined;
  /** A line if not said. Areas stand upon each other in their order, each by its own amount. */
  readonly kind?: 'line' | 'area' | undefined;
  /** From the smallest x to the greatest. */
  readonly points: readonly ChartPoint[];
}

/** What an axis measures and how its numbers are written. */
export interface ChartAxis {
  readonly label: string;
  readonly textOf: (value: number) => string;
  /** From the data if not given. */
  readonly domain?: readonly [number, number] | undefined;
  /** Round numbers if not given. Along the foot only as many are drawn as have room for their labels. */
  readonly ticks?: readonly number[] | undefined;
  /** In place of `ticks`, along the foot: sets of ticks, the finest first, of which the first that fits is drawn. */
  readonly tickSets?: readonly (readonly number[])[] | undefined;
}

/** A line across the chart at a value that means something: a goal, the edge of a class. */
export interface ChartGuide {
  readonly y: number;
  readonly label: string;
}

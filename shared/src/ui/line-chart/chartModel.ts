/** One value of a series; `text` is the value as shown, `y` may be scaled. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** One series. A chart shows up to four that can be told apart without colours. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  readonly note?: string | undefined;
  /** `line` by default. Areas are stacked in their order. */
  readonly kind?: 'line' | 'area' | undefined;
  /** Ascending by x. */
  readonly points: readonly ChartPoint[];
}

export interface ChartAxis {
  readonly label: string;
  readonly textOf: (value: number) => string;
  readonly domain?: readonly [number, number] | undefined;
  /** Round numbers by default; labels that do not fit are left out. */
  readonly ticks?: readonly number[] | undefined;
  /** Instead of `ticks`: sets from fine to coarse, of which the first that fits is used. */
  readonly tickSets?: readonly (readonly number[])[] | undefined;
}

export interface ChartGuide {
  readonly y: number;
  readonly label: string;
}

/** How strongly a region is highlighted: 1 lightly, 2 fully. */
export type HighlightLevel = 1 | 2;

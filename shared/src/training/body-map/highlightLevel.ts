/** Strength of a highlight: 1 light, 2 full. */
export type HighlightLevel = 1 | 2;

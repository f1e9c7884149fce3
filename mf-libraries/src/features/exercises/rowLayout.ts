/** From this width of the list on, the muscle groups have a column of their own. */
const WIDE_LIST = '@container (min-width: 50rem)';

/** The row of the list: picture, words, fitness components. Rows and their skeletons share it. */
export const rowLayout = {
  h: 'row.library',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '3',
  px: '4',
  borderBottom: 'thin',
  borderColor: 'border',
  [WIDE_LIST]: { gridTemplateColumns: 'auto minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)' },
} as const;

/** Name and muscle groups: one above the other, or side by side in a wide list. */
export const wordsLayout = { minW: '0', [WIDE_LIST]: { display: 'contents' } } as const;

/** The fitness components: at the end of the row, or at the start of their column in a wide list. */
export const componentsLayout = {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '1.5',
  overflow: 'hidden',
  [WIDE_LIST]: { justifyContent: 'flex-start' },
} as const;

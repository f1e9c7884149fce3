import { chakra } from '@formline/shared/ui/core';
import { stateMarkStyle } from '../../components/state-mark/stateMarkStyle';

const dayStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '1',
  py: '2',
  border: 'thin',
  borderColor: 'transparent',
  borderRadius: 'md',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color',
  transitionDuration: 'fast',
  _hover: { bg: 'bg.hover' },
  '&[aria-current=date] .number': { bg: 'accent', color: 'accent.fg' },
  '&[aria-checked=true]': {
    bg: 'bg.selected',
    borderColor: 'accent',
    boxShadow: 'inset 0 0 0 0.0625rem {colors.accent}',
  },
} as const;

const numberStyle = {
  display: 'grid',
  placeItems: 'center',
  minW: '7',
  h: '7',
  borderRadius: 'full',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** The strip of a week with the styles of its days. */
export const WeekStripRoot = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '1',
    '& .day': dayStyle,
    '& .letter': { fontSize: 'xs', fontWeight: 'medium', color: 'fg.subtle' },
    '& .number': numberStyle,
    '& .mark': stateMarkStyle,
  },
});

import { chakra } from '@formline/shared/ui/core';
import { stateMarkStyle } from '../../components/state-mark/stateMarkStyle';

const SEVEN_COLUMNS = 'repeat(7, minmax(0, 1fr))';

const dayStyle = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  gridAutoRows: 'min-content',
  alignItems: 'center',
  columnGap: '1',
  rowGap: '0.5',
  alignContent: 'start',
  minH: '0',
  p: '1',
  overflow: 'hidden',
  cursor: 'pointer',
  borderLeft: 'thin',
  borderColor: 'border',
  _first: { borderLeft: 'none' },
  _hover: { bg: 'bg.hover' },
  '&[data-outside]': { bg: 'bg.subtle', _hover: { bg: 'bg.hover' } },
  '&[data-outside] .number': { color: 'fg.subtle', fontWeight: 'normal' },
  '&[aria-current=date] .number': { bg: 'accent', color: 'accent.fg', fontWeight: 'bold' },
  '&:focus-visible': { outlineOffset: '-0.125rem' },
  '&[aria-selected=true]': {
    bg: 'bg.selected',
    boxShadow: 'inset 0 0 0 0.125rem {colors.accent}',
    // Inside the ring of the selection, so that both are seen.
    _focusVisible: { outlineOffset: '-0.3125rem' },
  },
  '&[data-drop=yes]': {
    bg: 'accent.subtle',
    boxShadow: 'inset 0 0 0 0.125rem {colors.accent}',
  },
  '&[data-drop=no]': { bg: 'bg.muted', cursor: 'not-allowed' },
} as const;

const numberStyle = {
  display: 'inline-grid',
  placeItems: 'center',
  minW: '5',
  h: '5',
  px: '0.5',
  borderRadius: 'full',
  fontSize: 'xs',
  fontWeight: 'medium',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

/** Done is filled, left undone is broken, to be done is hollow: the forms of the marks, so that no colour is needed. */
const chipStyle = {
  gridColumn: '1 / -1',
  h: '5',
  px: '1.5',
  border: 'thin',
  borderRadius: 'xs',
  fontSize: 'xs',
  lineHeight: '1.125rem',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '&[data-state=complete]': {
    bg: 'status.complete.bg',
    color: 'status.complete.fg',
    borderColor: 'status.complete.bg',
  },
  '&[data-state=incomplete]': {
    bg: 'status.incomplete.bg',
    color: 'status.incomplete.fg',
    borderColor: 'status.incomplete.solid',
    borderStyle: 'dashed',
  },
  '&[data-state=upcoming]': {
    bg: 'bg.surface',
    color: 'status.upcoming.fg',
    borderColor: 'status.upcoming.solid',
  },
  '[data-room] > &': {
    h: 'auto',
    minH: '5',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    lineClamp: '2',
  },
  '&[data-workout]:hover': { boxShadow: 'inset 0 0 0 0.0625rem currentColor' },
  '&[data-movable]': { cursor: 'grab', userSelect: 'none', WebkitTouchCallout: 'none' },
  '&[data-dragged]': { opacity: '0.4', borderStyle: 'dashed' },
  '&.ghost': {
    position: 'fixed',
    top: '0',
    insetInlineStart: '0',
    zIndex: 'toast',
    pointerEvents: 'none',
    boxShadow: 'overlay',
  },
  '&.pending': { w: '60%', bg: 'bg.muted', borderColor: 'transparent', animation: 'pulse' },
} as const;

const moreStyle = {
  gridRow: '1',
  gridColumn: '3',
  justifySelf: 'end',
  h: '5',
  px: '1',
  maxW: 'full',
  borderRadius: 'xs',
  fontSize: 'xs',
  fontWeight: 'medium',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted', color: 'fg' },
} as const;

/** The grid of a month. All its styles stand here, on one element: the days inside are plain. */
export const MonthGrid = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minH: '0',
    borderTop: 'thin',
    borderColor: 'border',
    '& .weekdays, & .week': { display: 'grid', gridTemplateColumns: SEVEN_COLUMNS },
    '& .weekdays > *': {
      py: '1.5',
      px: '2',
      fontSize: 'xs',
      fontWeight: 'medium',
      color: 'fg.subtle',
    },
    '& .week': {
      flex: { base: 'none', lg: '1 0 {sizes.14}' },
      gridTemplateRows: { base: '{sizes.24}', lg: 'minmax(0, 1fr)' },
      borderTop: 'thin',
      borderColor: 'border',
    },
    '& .day': dayStyle,
    '& .spoken': { srOnly: true },
    '& .number': numberStyle,
    '& .mark': stateMarkStyle,
    '& .chip': chipStyle,
    '& .more': moreStyle,
    '&[data-dragging], &[data-dragging] .day': { cursor: 'grabbing', userSelect: 'none' },
    '&[data-lifting] .day:focus': { bg: 'accent.subtle' },
    '& .lift-hint': {
      position: 'sticky',
      bottom: '0',
      zIndex: '1',
      px: '5',
      py: '2',
      borderTop: 'thin',
      borderColor: 'border',
      bg: 'accent.subtle',
      color: 'accent.text',
      fontSize: 'sm',
      fontWeight: 'medium',
    },
  },
});

import { chakra } from '@formline/shared/ui/core';
import { stateMarkStyle } from '../state-mark/stateMarkStyle';

const itemStyle = {
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  py: '4',
  borderTop: 'thin',
  borderColor: 'border',
  _first: { borderTop: 'none', pt: '0' },
  _last: { pb: '0' },
} as const;

/** The whole item is its target. */
const openerStyle = {
  textAlign: 'start',
  fontWeight: 'semibold',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '1',
    insetInline: '-2',
    borderRadius: 'md',
  },
  '&:hover::after': { bg: 'bg.hover', zIndex: '-1' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'var(--focus-ring)',
  },
} as const;

const factStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  fontVariantNumeric: 'tabular-nums',
  '& svg': { boxSize: 'icon.sm', color: 'fg.subtle' },
} as const;

const stateStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  px: '2',
  minH: '5',
  borderRadius: 'full',
  fontSize: 'xs',
  fontWeight: 'medium',
  lineHeight: 'tight',
  whiteSpace: 'nowrap',
  '&[data-state=complete]': { bg: 'status.complete.bg', color: 'status.complete.fg' },
  '&[data-state=incomplete]': { bg: 'status.incomplete.bg', color: 'status.incomplete.fg' },
  '&[data-state=upcoming]': { bg: 'status.upcoming.bg', color: 'status.upcoming.fg' },
} as const;

/** The workouts of a day. All their styles stand here, on one element: they are drawn anew with each day and month. */
export const WorkoutList = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    '& .workout': itemStyle,
    '& .name': openerStyle,
    '& .origin': { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& .facts': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      fontSize: 'sm',
      color: 'fg.muted',
    },
    '& .fact': factStyle,
    '& .state': stateStyle,
    '& .mark': { ...stateMarkStyle, boxSize: '3' },
  },
});

import { defineRecipe } from '@chakra-ui/react/styled-system';

const TICK = 'polygon(14% 47%, 4% 58%, 39% 90%, 96% 20%, 85% 10%, 38% 68%)';
const DASH = 'polygon(8% 41%, 92% 41%, 92% 59%, 8% 59%)';
const DOT = 'circle(30%)';

/** A radio button of a group with nothing chosen is indeterminate too, and must look empty. */
const FILLED = '&:is(:checked, [type=checkbox]:indeterminate)';

/** With forced colours the browser draws its own. */
export const tickRecipe = defineRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '4.5',
    m: '0',
    bg: 'bg.surface',
    border: 'thin',
    borderColor: 'border.strong',
    appearance: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    '&::before': { content: '""', boxSize: '3', bg: 'accent.fg', clipPath: TICK, visibility: 'hidden' },
    _hover: { borderColor: 'fg.subtle' },
    [FILLED]: {
      bg: 'accent',
      borderColor: 'accent',
      '&::before': { visibility: 'visible' },
    },
    '&[aria-invalid=true]': { borderColor: 'danger' },
    _disabled: { bg: 'bg.muted', borderColor: 'border.control', cursor: 'not-allowed' },
    [`${FILLED}:disabled`]: { bg: 'fg.subtle', borderColor: 'fg.subtle' },
    _highContrast: { appearance: 'auto', '&::before': { content: 'none' } },
  },
  variants: {
    shape: {
      box: { borderRadius: 'xs', '&:indeterminate::before': { clipPath: DASH } },
      dot: { borderRadius: 'full', '&::before': { boxSize: '4', clipPath: DOT } },
    },
  },
  defaultVariants: { shape: 'box' },
});

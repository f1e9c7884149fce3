/** Shapes of 16 by 16: a disc with a tick, a disc with an exclamation mark, a ring. */
const SHAPES = {
  complete:
    'M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0Zm4.3 5.9-4.8 5.5a1 1 0 0 1-1.5 0L3.8 9.1l1.4-1.3 1.5 1.6 4.1-4.8z',
  incomplete:
    'M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0ZM6.9 3.4h2.2l-.3 5.7H7.2zM8 10.3a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  upcoming: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm0 2.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6z',
} as const;

type MarkedState = keyof typeof SHAPES;

function shapeOf(state: MarkedState) {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill-rule="evenodd" d="${SHAPES[state]}"/></svg>`;
  return {
    bg: `status.${state}.solid`,
    maskImage: `url("data:image/svg+xml,${encodeURIComponent(picture)}")`,
  };
}

/**
 * Draws the mark of a state on one element that carries `data-state`: a shape of its own for each state beside its
 * colour. It is a mask and not a picture in the page, because a month shows up to 168 of them.
 */
export const stateMarkStyle = {
  display: 'inline-block',
  flexShrink: '0',
  boxSize: '3.5',
  maskRepeat: 'no-repeat',
  maskSize: 'contain',
  forcedColorAdjust: 'none',
  '&[data-state=complete]': shapeOf('complete'),
  '&[data-state=incomplete]': shapeOf('incomplete'),
  '&[data-state=upcoming]': shapeOf('upcoming'),
} as const;

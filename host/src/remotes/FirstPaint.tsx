import { useLayoutEffect } from 'react';

const drawing = () => document.getElementById('first-paint');
const itsStyles = () => document.getElementById('first-paint-styles');

/** True while the page that the server drew is still what one sees. */
export const isFirstPaintShown = () => drawing() !== null;

/**
 * Takes the drawn page away; stands wherever the dashboard has something of its own to show. Its styles go too: the
 * dashboard has brought the same ones, and the browser would compare every element with both from then on.
 */
export function EndOfFirstPaint() {
  // Meets the document: before the browser paints, so that nothing flickers.
  useLayoutEffect(() => {
    drawing()?.remove();
    itsStyles()?.remove();
  }, []);
  return null;
}

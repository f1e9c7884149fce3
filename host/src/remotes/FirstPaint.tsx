import { useLayoutEffect } from 'react';

const firstPaint = () => document.getElementById('first-paint');

/** True while the page that the server drew is still what one sees. */
export const isFirstPaintShown = () => firstPaint() !== null;

/** Takes the drawn page away; stands wherever the dashboard has something of its own to show. */
export function EndOfFirstPaint() {
  // Meets the document: before the browser paints, so that nothing flickers.
  useLayoutEffect(() => firstPaint()?.remove(), []);
  return null;
}

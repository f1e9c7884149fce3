import { FIRST_PAINT_ID } from '@formline/shared/contracts/platform/firstPaint';
import { useLayoutEffect } from 'react';

const drawing = () => document.getElementById(FIRST_PAINT_ID);
const itsStyles = () => document.getElementById('first-paint-styles');

export const isFirstPaintShown = () => drawing() !== null;

/** Removes the advance HTML and its styles, which the browser would match against every element. */
export function EndOfFirstPaint() {
  // External system: the document. Before paint, to avoid flicker.
  useLayoutEffect(() => {
    drawing()?.remove();
    itsStyles()?.remove();
  }, []);
  return null;
}

import { FIRST_PAINT_ID } from '@formline/shared/contracts/platform/firstPaint';
import { useLayoutEffect } from 'react';

const drawing = () => document.getElementById(FIRST_PAINT_ID);
const itsStyles = () => document.getElementById('first-paint-styles');

export const isFirstPaintShown = () => drawing() !== null;

/** Removes the advance HTML and its styles, which the browser would match against every element. */
export function EndOfFirstPaint() {
  // External system: the document. Before paint, to avoid flicker.
  useLayoutEffect(() => {
    const painted = drawing();
    const focused = document.activeElement;
    const href = painted?.contains(focused) ? focused?.getAttribute('href') : null;
    painted?.remove();
    itsStyles()?.remove();
    if (href) linkTo(href)?.focus({ preventScroll: true });
  }, []);
  return null;
}

/** Takes the place of a painted link that had the focus. */
const linkTo = (href: string) => document.querySelector<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`);

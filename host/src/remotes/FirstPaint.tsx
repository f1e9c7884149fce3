import { FIRST_PAINT_ID } from '@formline/shared/contracts/platform/firstPaint';
import { useLayoutEffect } from 'react';
import { MAIN_ID } from '../shell/regionIds';

const drawing = () => document.getElementById(FIRST_PAINT_ID);
const itsStyles = () => document.getElementById('first-paint-styles');

export const isFirstPaintShown = () => drawing() !== null;

/** Removes the advance HTML and its styles, which the browser would match against every element. */
export function EndOfFirstPaint() {
  // External system: the document. Before paint, to avoid flicker.
  useLayoutEffect(() => {
    const painted = drawing();
    const focused = document.activeElement;
    const hadFocus = painted?.contains(focused) ?? false;
    painted?.remove();
    itsStyles()?.remove();
    if (!hadFocus) return;
    const href = focused?.getAttribute('href');
    const next = (href ? linkTo(href) : null) ?? document.getElementById(MAIN_ID);
    next?.focus({ preventScroll: true });
  }, []);
  return null;
}

/** Takes the place of a painted link that had the focus. */
const linkTo = (href: string) => document.querySelector<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`);

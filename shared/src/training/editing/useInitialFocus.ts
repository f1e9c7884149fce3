import { type RefObject, useEffect } from 'react';

const SEARCH = 'input[type=search]';

/** Marks the field focused first: `<TextInput {...initialFocus} />`. */
export const initialFocus = { 'data-initial-focus': '' } as const;

/** Focuses the marked field, the search or the panel; again a frame later, as a closing menu takes the focus back. */
export function useInitialFocus(panelRef: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const panel = panelRef.current;
    if (!panel?.contains(document.activeElement)) focusField(panel);
    const takeBack = () => {
      if (isFocusFree()) focusField(panelRef.current);
    };
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(takeBack);
    });
    return () => cancelAnimationFrame(frame);
  }, [panelRef, isWanted]);
}

/** The focus has not moved elsewhere: it is on the page or on a menu button. */
const isFocusFree = (): boolean =>
  document.activeElement === document.body || document.activeElement?.matches('[aria-haspopup]') === true;

/** Focuses the first field of a panel and selects its text, so that typing replaces it. */
export function focusField(panel: HTMLElement | null): void {
  const field =
    panel?.querySelector<HTMLElement>('[data-initial-focus]') ?? panel?.querySelector<HTMLElement>(SEARCH);
  (field ?? panel)?.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement) field.select();
}

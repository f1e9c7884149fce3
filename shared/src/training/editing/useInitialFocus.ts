import { type RefObject, useEffect } from 'react';

const SEARCH = 'input[type=search]';

/** Marks the field one types in first: `<TextInput {...initialFocus} />`. */
export const initialFocus = { 'data-initial-focus': '' } as const;

/**
 * Focuses what one types in next when a panel opens: the field marked so, its search, or the panel itself. A menu that
 * closes gives the focus back to its button a frame later, so it is looked at again then.
 */
export function useInitialFocus(panelRef: RefObject<HTMLElement | null>, isWanted = true): void {
  // Meets the focus.
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

/** Nobody has gone on elsewhere: the page has the focus, or the button of a menu. */
const isFocusFree = (): boolean =>
  document.activeElement === document.body || document.activeElement?.matches('[aria-haspopup]') === true;

/** Focuses what one types in next in a panel, with its words selected, so that typing replaces them. */
export function focusField(panel: HTMLElement | null): void {
  const field =
    panel?.querySelector<HTMLElement>('[data-initial-focus]') ?? panel?.querySelector<HTMLElement>(SEARCH);
  (field ?? panel)?.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement) field.select();
}

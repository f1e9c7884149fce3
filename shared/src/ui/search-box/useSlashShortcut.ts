import { type RefObject, useEffect } from 'react';

const TYPING_PLACES = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
const OPEN_LAYERS = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]';

function isForTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING_PLACES) !== null;
}

/** Lets "/" move focus to the field, unless someone is typing elsewhere or a dialog is open. */
export function useSlashShortcut(fieldRef: RefObject<HTMLInputElement | null>, isEnabled: boolean): void {
  // Meets the outside world: the key is heard wherever focus is.
  useEffect(() => {
    if (!isEnabled) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isForTyping(event.target) || document.querySelector(OPEN_LAYERS)) return;
      event.preventDefault();
      fieldRef.current?.focus();
      fieldRef.current?.select();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [fieldRef, isEnabled]);
}

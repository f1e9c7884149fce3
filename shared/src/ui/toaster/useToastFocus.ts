import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { PAGE_TITLE_ID } from '../typography/Heading';
import { useShortcut } from '../shortcuts/useShortcut';
import { toasterTexts } from './Toaster.texts';
import { toastStore } from './shownNotices';

const isShortcut = ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && code === 'KeyT';

/** Alt+T focuses the newest notice's first button; afterwards focus returns. */
export function useToastFocus(regionRef: RefObject<HTMLElement | null>) {
  useShortcut({ keys: 'Alt T', label: toasterTexts.shortcut, scope: 'everywhere' });
  const cameFrom = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const button = regionRef.current?.querySelector('button');
      if (!isShortcut(event) || !button) return;
      event.preventDefault();
      button.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [regionRef]);
  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) return;
    cameFrom.current = relatedTarget;
  };
  // The library does not resume its timers when focus came from the body, as after a click outside all controls.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    if (!currentTarget.matches(':hover')) toastStore.resume();
  };
  const returnFocus = () => {
    const origin = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById(PAGE_TITLE_ID);
    cameFrom.current = null;
    if (regionRef.current?.contains(document.activeElement)) origin?.focus({ preventScroll: true });
  };
  return { handleFocus, handleBlur, returnFocus };
}

import { type RefObject, useEffect, useState } from 'react';

/** Full screen for an element, where the browser allows it. */
export function useFullScreen(elementRef: RefObject<HTMLElement | null>) {
  const [isOn, setIsOn] = useState(false);
  // Escape and browser controls end it too.
  useEffect(() => {
    const follow = () => setIsOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : elementRef.current?.requestFullscreen();
    // A browser that refuses stays in the page.
    change?.catch(() => setIsOn(document.fullscreenElement !== null));
  };
  return { isPossible: document.fullscreenEnabled, isOn, toggle };
}

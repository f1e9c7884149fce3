import { type RefObject, useEffect, useState } from 'react';

/** Lets an element fill the screen, where the browser lets it. */
export function useFullScreen(elementRef: RefObject<HTMLElement | null>) {
  const [isOn, setIsOn] = useState(false);
  // Meets the document: Escape and the browser's own ways end it too.
  useEffect(() => {
    const follow = () => setIsOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : elementRef.current?.requestFullscreen();
    // A browser that refuses leaves the film where it is.
    change?.catch(() => setIsOn(document.fullscreenElement !== null));
  };
  return { isPossible: document.fullscreenEnabled, isOn, toggle };
}

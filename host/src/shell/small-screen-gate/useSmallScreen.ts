import { useSyncExternalStore } from 'react';
import { isSmallScreen } from './screenRule';

const MOUSE = '(any-hover: hover) and (any-pointer: fine)';

const isSmallNow = () =>
  isSmallScreen({
    viewportWidth: window.innerWidth,
    windowWidth: window.outerWidth,
    hasMouse: window.matchMedia(MOUSE).matches,
  });

function subscribe(listener: () => void): () => void {
  const mouse = window.matchMedia(MOUSE);
  addEventListener('resize', listener);
  mouse.addEventListener('change', listener);
  return () => {
    removeEventListener('resize', listener);
    mouse.removeEventListener('change', listener);
  };
}

export const useSmallScreen = (): boolean => useSyncExternalStore(subscribe, isSmallNow);

import { SHELL_HEIGHT_PROPERTY } from '@formline/shared/ui/core';
import { type RefObject, useLayoutEffect } from 'react';

/** Writes the height of navigation and banners into the document, for pages that fill the rest of the window. */
export function useShellHeight(ref: RefObject<HTMLElement | null>): void {
  // Meets the page's layout: banners come and go, and tabs wrap in a narrow window.
  useLayoutEffect(() => {
    const shell = ref.current;
    if (!shell) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(SHELL_HEIGHT_PROPERTY, `${shell.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shell);
    return () => {
      observer.disconnect();
      style.removeProperty(SHELL_HEIGHT_PROPERTY);
    };
  }, [ref]);
}

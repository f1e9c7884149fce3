import { SHELL_HEIGHT_PROPERTY } from '@formline/shared/ui/core';
import { type RefObject, useLayoutEffect } from 'react';

export function useShellHeight(ref: RefObject<HTMLElement | null>): void {
  // External system: the layout. Banners and wrapped tabs change the height.
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

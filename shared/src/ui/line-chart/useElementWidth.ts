import { type RefCallback, useCallback, useState } from 'react';

/** Before the element is measured. */
const FIRST_WIDTH = 480;

/** The width of an element in pixels, as it changes. Hand the callback to its `ref`. */
export function useElementWidth(): [RefCallback<Element>, number] {
  const [width, setWidth] = useState(FIRST_WIDTH);
  const measure = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
}

import { type RefObject, useLayoutEffect, useState } from 'react';
import { columnsIn, GRID_GAP_REM, TILE_HEIGHT_REM } from './gridShape';

/** The grid as it lies in the page. */
export interface GridLayout {
  readonly columns: number;
  /** Height of a row with the gap below it, in pixels. */
  readonly rowPx: number;
  /** Distance of the grid from the top of the page, in pixels. */
  readonly topPx: number;
}

const NORMAL_REM_PX = 16;

const remInPx = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || NORMAL_REM_PX;

function layoutOf(top: HTMLElement): GridLayout {
  const rem = remInPx();
  return {
    columns: columnsIn(top.clientWidth / rem),
    rowPx: (TILE_HEIGHT_REM + GRID_GAP_REM) * rem,
    topPx: Math.round(top.getBoundingClientRect().top + window.scrollY),
  };
}

const isSame = (a: GridLayout | null, b: GridLayout): boolean =>
  a?.columns === b.columns && a.rowPx === b.rowPx && a.topPx === b.topPx;

/** How the grid lay last: it mostly lies so again when it comes back, and is then drawn once and not twice. */
let lastLayout: GridLayout | null = null;

/**
 * Measures the grid before it is painted and whenever its width changes; null before the very first measure.
 * @param topRef an empty element above the grid, as wide as it: the grid's own height changes with every key of the search
 */
export function useGridLayout(topRef: RefObject<HTMLElement | null>): GridLayout | null {
  const [layout, setLayout] = useState<GridLayout | null>(lastLayout);
  // Meets the page's layout: the width decides how many tiles stand in a row.
  useLayoutEffect(() => {
    const top = topRef.current;
    if (!top) return undefined;
    const measure = () => {
      const measured = layoutOf(top);
      lastLayout = measured;
      setLayout((known) => (isSame(known, measured) ? known : measured));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(top);
    return () => observer.disconnect();
  }, [topRef]);
  return layout;
}

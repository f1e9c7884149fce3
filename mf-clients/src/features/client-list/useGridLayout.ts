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

function layoutOf(grid: HTMLElement): GridLayout {
  const rem = remInPx();
  return {
    columns: columnsIn(grid.clientWidth / rem),
    rowPx: (TILE_HEIGHT_REM + GRID_GAP_REM) * rem,
    topPx: Math.round(grid.getBoundingClientRect().top + window.scrollY),
  };
}

const isSame = (a: GridLayout | null, b: GridLayout): boolean =>
  a?.columns === b.columns && a.rowPx === b.rowPx && a.topPx === b.topPx;

/** How the grid lay last: it mostly lies so again when it comes back, and is then drawn once and not twice. */
let lastLayout: GridLayout | null = null;

/** Measures the grid before it is painted and whenever its width changes; null before the very first measure. */
export function useGridLayout(gridRef: RefObject<HTMLElement | null>): GridLayout | null {
  const [layout, setLayout] = useState<GridLayout | null>(lastLayout);
  // Meets the page's layout: the width decides how many tiles stand in a row.
  useLayoutEffect(() => {
    const grid = gridRef.current;
    if (!grid) return undefined;
    const measure = () => {
      const measured = layoutOf(grid);
      lastLayout = measured;
      setLayout((known) => (isSame(known, measured) ? known : measured));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [gridRef]);
  return layout;
}

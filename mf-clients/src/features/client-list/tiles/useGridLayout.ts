import { type RefObject, useLayoutEffect, useState } from 'react';
import { columnsIn, GRID_GAP_REM, TILE_HEIGHT_REM } from './gridShape';

export interface GridLayout {
  readonly columns: number;
  readonly rowPx: number;
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

/** Cached across mounts, because it rarely changes and saves a second render. */
let lastLayout: GridLayout | null = null;

/** @param topRef an empty element above the grid, because the grid's own height changes with every search */
export function useGridLayout(topRef: RefObject<HTMLElement | null>): GridLayout | null {
  const [layout, setLayout] = useState<GridLayout | null>(lastLayout);
  // Layout effect: the width decides the number of columns.
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

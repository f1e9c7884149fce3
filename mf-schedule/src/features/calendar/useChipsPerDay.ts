import { type RefObject, useLayoutEffect, useState } from 'react';
import { week } from './month.module.css';

/** Heights in rem, as month.module.css lays a day out: padding with the line of the number, and a chip with its gap. */
const NUMBER_LINE_REM = 1.75;
const CHIP_REM = 1.375;

/** Before anything is measured, and where nothing can be. */
const DEFAULT_CHIPS = 3;
const MAX_CHIPS = 6;

/** How many workouts a day of this height shows by name, at least one. */
export function chipsIn(heightRem: number): number {
  return Math.max(1, Math.min(MAX_CHIPS, Math.floor((heightRem - NUMBER_LINE_REM) / CHIP_REM)));
}

const remInPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** How many workouts a day of the grid shows by name: its weeks share the height of the window. */
export function useChipsPerDay(grid: RefObject<HTMLElement | null>, weeks: number): number {
  const [chips, setChips] = useState(DEFAULT_CHIPS);
  // Meets the page's layout: before the first paint, when the window changes and when a month has more weeks.
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = () => {
      const height = element.querySelector(`.${week}`)?.clientHeight ?? 0;
      if (height > 0) setChips(chipsIn(height / remInPx()));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, weeks]);
  return chips;
}

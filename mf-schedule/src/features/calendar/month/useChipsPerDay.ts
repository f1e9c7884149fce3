import { type RefObject, useLayoutEffect, useState } from 'react';
import { week } from './month.module.css';

/** In rem, as in month.module.css: padding with the number's line, and a chip with its gap. */
const NUMBER_LINE_REM = 1.75;
const CHIP_REM = 1.375;

const DEFAULT_CHIPS = 3;
const MAX_CHIPS = 6;

export function chipsIn(heightRem: number): number {
  return Math.max(1, Math.min(MAX_CHIPS, Math.floor((heightRem - NUMBER_LINE_REM) / CHIP_REM)));
}

const remInPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

export function useChipsPerDay(grid: RefObject<HTMLElement | null>, weeks: number): number {
  const [chips, setChips] = useState(DEFAULT_CHIPS);
  // Layout effect: measures before first paint, on resize and when the number of weeks changes.
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

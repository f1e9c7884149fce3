import type { Page } from '@playwright/test';

export interface SeenRows {
  readonly blankFrames: number;
  readonly nodesDrawn: number;
  readonly nodesInWindow: number;
}

/** Reading the rows costs time too. Visible rows must fill the list up to a pixel of rounding. */
const LOOK = `(seen) => {
  const box = (element) => element.getBoundingClientRect();
  const list = isPage ? { top: 0, bottom: innerHeight } : box(scrolled);
  const all = box(document.querySelector('[role=grid]'));
  const rows = [...document.querySelectorAll('[role=grid] [role=row]')].map((row) => [row, box(row)]);
  const inSight = rows.filter(([, { bottom, top }]) => bottom > list.top && top < list.bottom);
  const top = Math.min(...inSight.map(([, row]) => row.top));
  const bottom = Math.max(...inSight.map(([, row]) => row.bottom));
  if (top > Math.max(list.top, all.top) + 1 || bottom < Math.min(list.bottom, all.bottom) - 1) seen.blankFrames += 1;
  const count = (some) => some.reduce((sum, [row]) => sum + 1 + row.querySelectorAll('*').length, 0);
  seen.nodesDrawn = Math.max(seen.nodesDrawn, count(rows));
  seen.nodesInWindow = Math.max(seen.nodesInWindow, count(inSight));
}`;

const FRAME_PX = 400;

interface Scrolling {
  readonly frames: number;
  readonly list?: string;
  readonly isWatched?: boolean;
}

export const scrollRows = (page: Page, { frames, list, isWatched = false }: Scrolling) =>
  page.evaluate<SeenRows>(`new Promise((resolve) => {
    const isPage = ${list === undefined};
    const scrolled = isPage ? document.scrollingElement : document.querySelector('${list}');
    const seen = { blankFrames: 0, nodesDrawn: 0, nodesInWindow: 0 };
    const look = ${isWatched ? LOOK : '() => {}'};
    scrolled.scrollTop = 0;
    let frame = 0;
    const step = () => {
      scrolled.scrollTop += ${FRAME_PX};
      look(seen);
      frame += 1;
      requestAnimationFrame(frame < ${frames} ? step : () => resolve(seen));
    };
    requestAnimationFrame(step);
  })`);

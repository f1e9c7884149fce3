import type { Finding } from '../Finding';
import { gateTexts } from '../gate.texts';

const { size: texts } = gateTexts;

const REPORTED_GROWTH = 1.1;
const REPORTED_BYTES = 1000;

/** Bytes after brotli, by `entry` and exposed module. */
export type Sizes = Readonly<Record<string, number>>;

/** kB of 1000 bytes, from the remote's package.json. */
export type Budget = Readonly<Record<string, number>>;

export function checkSize(sizes: Sizes, budget: Budget, live: Sizes): Finding[] {
  return Object.entries(sizes).flatMap(([what, size]): Finding[] => {
    const limit = budget[what];
    const before = live[what];
    const usedBy = [what];
    if (limit !== undefined && kilobytes(size) > limit)
      return [
        {
          check: 'size',
          level: 'error',
          text: texts.over(what, formatSize(size), `${limit} kB`),
          usedBy,
        },
      ];
    const found: string[] = [];
    if (limit === undefined) found.push(texts.noBudget(what, formatSize(size)));
    if (before !== undefined && size > before * REPORTED_GROWTH && size - before > REPORTED_BYTES)
      found.push(texts.grown(what, formatSize(size), formatSize(before)));
    return found.map((text) => ({ check: 'size', level: 'warning', text, usedBy }));
  });
}

const BYTES_OF_KB = 1000;

const kilobytes = (bytes: number) => Math.round((bytes / BYTES_OF_KB) * 10) / 10;

const formatSize = (bytes: number) => `${kilobytes(bytes)} kB`;

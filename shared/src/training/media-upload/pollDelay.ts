const FIRST_MS = 1_000;
const LONGEST_MS = 5_000;
const GROWTH = 1.5;

/**
 * Milliseconds until the next status request: short at first, as short videos are ready soon, then growing.
 * @param asked number of requests so far
 */
export const pollDelayMs = (asked: number): number => Math.min(FIRST_MS * GROWTH ** asked, LONGEST_MS);

const FIRST_MS = 1_000;
const LONGEST_MS = 5_000;
const GROWTH = 1.5;

/** Milliseconds until the next request, after `asked` of them: short at first, as short videos are ready soon. */
export const pollDelayMs = (asked: number): number => Math.min(FIRST_MS * GROWTH ** asked, LONGEST_MS);

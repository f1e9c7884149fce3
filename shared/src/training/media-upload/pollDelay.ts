const FIRST_MS = 1_000;
const LONGEST_MS = 5_000;
const GROWTH = 1.5;

/**
 * How long to wait before asking again how far a video is: at first often, as short videos are ready soon, then ever
 * less. In milliseconds.
 * @param asked how often it has been asked already
 */
export const pollDelayMs = (asked: number): number => Math.min(FIRST_MS * GROWTH ** asked, LONGEST_MS);

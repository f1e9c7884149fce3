/** An instant to the minute in UTC, as people read it: `2026-11-22 10:00`. */
export const minuteOf = (instant: string) => instant.slice(0, 16).replace('T', ' ');

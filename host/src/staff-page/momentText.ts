const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as staff reads it, on the clock of this computer: `Nov 22, 2026, 9:30 AM`. */
export const momentText = (instant: string): string => format.format(new Date(instant));

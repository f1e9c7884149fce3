/** The moment at which the clock of this machine shows `2026-06-01T12:00`, in whatever zone it stands. */
export const localTime = (dateAndTime: string): string => new Date(dateAndTime).toISOString();

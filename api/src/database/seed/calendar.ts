const MS_PER_DAY = 86_400_000;

/** The calendar date `days` after another, both `YYYY-MM-DD`; reckoned in UTC, where every day has the same length. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** 0 Sunday to 6 Saturday. */
export const dayOfWeek = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Every date from the first to the last, both included. */
export function datesBetween(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** The moment a given hour of the date begins, in UTC. */
export const momentOn = (date: string, hour: number): Date =>
  new Date(`${date}T${String(hour).padStart(2, '0')}:00:00Z`);

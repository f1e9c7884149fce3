const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month, 1)),
);

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const MONTH_FIRST = /^(\d{1,2}|[a-z]{3,9})[\s./-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s./-]+(\d{4}|\d{2})$/;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]+([a-z]{3,9}),?[\s.-]+(\d{4}|\d{2})$/;
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4})$/;

/** `March 05, 1988` of `1988-03-05`. */
export function longDateText(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${monthNames[Number(month) - 1] ?? month} ${day}, ${year}`;
}

/** Past day of a text (`3/5/88`, `5 March 1988`) or null: month first or a word, two-digit years the latest past. */
export function readTypedDate(text: string, today: string): string | null {
  const typed = text.trim().toLowerCase();
  const iso = ISO.exec(typed);
  if (iso) return existingDate([iso[1], iso[2], iso[3]], today);
  const dayFirst = DAY_FIRST.exec(typed);
  if (dayFirst) return existingDate([dayFirst[3], dayFirst[2], dayFirst[1]], today);
  const monthFirst = DIGITS_ONLY.exec(typed) ?? MONTH_FIRST.exec(typed);
  return monthFirst && existingDate([monthFirst[3], monthFirst[1], monthFirst[2]], today);
}

type TypedParts = readonly [string | undefined, string | undefined, string | undefined];

function existingDate([year = '', month = '', day = '']: TypedParts, today: string): string | null {
  const monthNumber = monthOf(month);
  const dayNumber = Number(day);
  if (year.length === 4) return calendarDay(Number(year), monthNumber, dayNumber);
  const thisYear = Number(today.slice(0, 4));
  const inThisCentury = thisYear - (thisYear % 100) + Number(year);
  const found = calendarDay(inThisCentury, monthNumber, dayNumber);
  return found !== null && found <= today ? found : calendarDay(inThisCentury - 100, monthNumber, dayNumber);
}

function calendarDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isThere =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? date.toISOString().slice(0, 10) : null;
}

const monthOf = (typed: string): number =>
  /^\d/.test(typed)
    ? Number(typed)
    : monthNames.findIndex((name) => name.toLowerCase().startsWith(typed)) + 1;

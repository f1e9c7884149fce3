/** First day of the month (1 to 12) and of the next one, `YYYY-MM-DD`. */
export function monthRange({ year, month }: { readonly year: number; readonly month: number }): {
  readonly from: string;
  readonly until: string;
} {
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  return { from: firstDay(year, month), until: firstDay(next.year, next.month) };
}

const firstDay = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;

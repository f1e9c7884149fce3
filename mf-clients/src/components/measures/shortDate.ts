/** `2024-03-09` gives `3/9/24`. */
export function shortDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(month)}/${Number(day)}/${year.slice(-2)}`;
}

/** `2,287` or `24.3`. */
export const figure = (value: number, decimals = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

export const shortFigure = (value: number, mostDecimals = 1): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: mostDecimals });

export function dayText(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}/${day}/${year}`;
}

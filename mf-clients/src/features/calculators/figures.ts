/** A figure as people read it: `2,287` or `24.3`. */
export const figure = (value: number, decimals = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** A figure with as many decimals as it needs: `225` or `102.5`. */
export const shortFigure = (value: number, mostDecimals = 1): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: mostDecimals });

/** A calendar date as MM/DD/YYYY. */
export function dayText(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}/${day}/${year}`;
}

const INCHES_PER_FOOT = 12;

/** A height in its unit: `5 ft 6.5 in` or `168 cm`. */
export function heightText(height: number, unit: 'in' | 'cm'): string {
  if (unit === 'cm') return `${shortFigure(height)} cm`;
  const tenths = Math.round(height * 10) / 10;
  return `${Math.floor(tenths / INCHES_PER_FOOT)} ft ${shortFigure(tenths % INCHES_PER_FOOT)} in`;
}

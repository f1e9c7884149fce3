const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$0`, `$19.99`. */
export const priceText = (dollars: number): string =>
  (Number.isInteger(dollars) ? whole : exact).format(dollars);

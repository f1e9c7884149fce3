/** What a number may look like. */
export interface NumberShape {
  /** Digits before the point. */
  readonly maxDigits: number;
  /** Digits behind it; 0: whole numbers. */
  readonly decimals: number;
}

/**
 * What is left of a text when everything is taken out that no number of this shape has; a comma is a point. Null when
 * there are too many digits, which leaves things as they were.
 * @example numberTyping('7,5 kg', { maxDigits: 3, decimals: 1 }) // '7.5'
 */
export function numberTyping(typed: string, { maxDigits, decimals }: NumberShape): string | null {
  const text = typed.replaceAll(',', '.').replaceAll(/[^\d.]/g, '');
  const [whole = '', ...fractions] = text.split('.');
  const fraction = fractions.join('');
  if (whole.length > maxDigits || fraction.length > decimals) return null;
  return decimals > 0 && fractions.length > 0 ? `${whole}.${fraction}` : whole + fraction;
}

/** The number a text means while it is typed; null when there is none yet. */
export function typedNumber(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null;
}

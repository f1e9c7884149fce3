/** Digits before and after the decimal point. */
export interface NumberShape {
  readonly maxDigits: number;
  readonly decimals: number;
}

/** Removes characters that a number of this shape cannot have: '7,5 kg' gives '7.5'. Null with too many digits. */
export function numberTyping(typed: string, { maxDigits, decimals }: NumberShape): string | null {
  const text = typed.replaceAll(',', '.').replaceAll(/[^\d.]/g, '');
  const [whole = '', ...fractions] = text.split('.');
  const fraction = fractions.join('');
  if (whole.length > maxDigits || fraction.length > decimals) return null;
  return decimals > 0 && fractions.length > 0 ? `${whole}.${fraction}` : whole + fraction;
}

export function typedNumber(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null;
}

import { roundTo } from '../../domain/calculators/measureUnits';
import { numberOf } from '../../domain/text/numberText';

/** Digits before and after the decimal point. */
export interface NumberShape {
  readonly maxDigits: number;
  readonly decimals: number;
}

const UNIT = /\s*(?:\p{L}{2,}|%)$/u;

/** Null: empty; NaN: not such a number. A unit at the end does not count: '7,5 kg' is 7.5. */
export function typedNumber(text: string, { decimals }: NumberShape): number | null {
  if (text.trim() === '') return null;
  const value = numberOf(text.trim().replace(UNIT, '')) ?? NaN;
  return decimals > 0 || Number.isInteger(value) ? value : NaN;
}

export const isTooLong = (value: number, { maxDigits, decimals }: NumberShape): boolean =>
  Math.abs(value) >= 10 ** maxDigits || Math.abs(roundTo(value, decimals) - value) > 0;

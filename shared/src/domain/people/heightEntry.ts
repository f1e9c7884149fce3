import { HEIGHT_INCHES } from '@formline/shared/contracts/people/profiles';
import { fromCentimetres, INCHES_PER_FOOT, roundTo, toCentimetres } from '../calculators/measureUnits';

/** A height read back from inches must give the centimetres that were typed. */
const KEPT_DECIMALS = 2;
const SHOWN_DECIMALS = 1;

/** A typed height in one of the two units; an empty text is no input yet. */
export type HeightEntry =
  | { readonly unit: 'in'; readonly feet: string; readonly inches: string }
  | { readonly unit: 'cm'; readonly centimetres: string };

/** A stored height, in inches, for the fields. */
export function toHeightEntry(heightInches: number | null, unit: HeightEntry['unit']): HeightEntry {
  if (unit === 'cm') {
    return { unit, centimetres: heightInches === null ? '' : shown(toCentimetres(heightInches, 'in')) };
  }
  if (heightInches === null) return { unit, feet: '', inches: '' };
  const total = roundTo(heightInches, SHOWN_DECIMALS);
  const feet = Math.floor(total / INCHES_PER_FOOT);
  return { unit, feet: String(feet), inches: shown(total - feet * INCHES_PER_FOOT) };
}

/** Inches of a typed height: feet x 12 + inches. Null without input, `undefined` for what can be no height. */
export function heightInchesOf(entry: HeightEntry): number | null | undefined {
  const typed = entry.unit === 'cm' ? [entry.centimetres] : [entry.feet, entry.inches];
  if (typed.every((text) => text.trim() === '')) return null;
  const [first = 0, second = 0] = typed.map(Number);
  if (typed.some((text) => !isDecimal(text)) || second >= INCHES_PER_FOOT) return undefined;
  if (entry.unit === 'in' && !Number.isInteger(first)) return undefined;
  const inches = entry.unit === 'cm' ? fromCentimetres(first, 'in') : first * INCHES_PER_FOOT + second;
  const kept = roundTo(inches, KEPT_DECIMALS);
  return kept >= HEIGHT_INCHES.from && kept <= HEIGHT_INCHES.to ? kept : undefined;
}

const isDecimal = (text: string): boolean => /^(?:\d+(?:\.\d*)?)?$/.test(text.trim());

const shown = (value: number): string => String(roundTo(value, SHOWN_DECIMALS));

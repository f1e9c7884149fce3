import type { SexReference } from '../person';

/** Lengths in centimetres. The abdomen is a man's at the navel, the waist a woman's at its narrowest. */
export interface NavyLengths {
  readonly heightCm: number;
  readonly neckCm: number;
  readonly waistCm: number;
  readonly hipCm?: number | undefined;
}

/** The argument of the logarithm; not positive when the tape was read wrongly. */
const girth = (sex: SexReference, { waistCm, neckCm, hipCm = 0 }: NavyLengths): number =>
  sex === 'male' ? waistCm - neckCm : waistCm + hipCm - neckCm;

/** Whether the equation can be used: a hip for women, and a waist (with hip) larger than the neck. */
export const navyLengthsFit = (sex: SexReference, lengths: NavyLengths): boolean =>
  girth(sex, lengths) > 0 && (sex === 'male' || lengths.hipCm !== undefined);

/**
 * Body density in g/ml by the circumference method of the US Navy in its metric form with five digits (Hodgdon &
 * Beckett 1984, reports 84-11 and 84-29). Siri's equation makes it a percentage; standard errors 3.5 (men) and 3.7
 * (women) points. The form in inches that calculators also print differs by up to 0.3 points and is not used.
 */
export function navyDensity(sex: SexReference, lengths: NavyLengths): number {
  const girthLog = Math.log10(girth(sex, lengths));
  const heightLog = Math.log10(lengths.heightCm);
  return sex === 'male'
    ? 1.0324 - 0.19077 * girthLog + 0.15456 * heightLog
    : 1.29579 - 0.35004 * girthLog + 0.221 * heightLog;
}

import type { SexReference } from '../person';

/** In centimetres: the abdomen of men at the navel, the waist of women at its narrowest. */
export interface NavyLengths {
  readonly heightCm: number;
  readonly neckCm: number;
  readonly waistCm: number;
  readonly hipCm?: number | undefined;
}

const girth = (sex: SexReference, { waistCm, neckCm, hipCm = 0 }: NavyLengths): number =>
  sex === 'male' ? waistCm - neckCm : waistCm + hipCm - neckCm;

/** True if the equation applies: a hip for women, and a waist (with hip) larger than the neck. */
export const navyLengthsFit = (sex: SexReference, lengths: NavyLengths): boolean =>
  girth(sex, lengths) > 0 && (sex === 'male' || lengths.hipCm !== undefined);

/** Body density in g/ml (Hodgdon & Beckett 1984, 84-11, 84-29); standard errors 3.5 (men), 3.7 (women) points. */
export function navyDensity(sex: SexReference, lengths: NavyLengths): number {
  const girthLog = Math.log10(girth(sex, lengths));
  const heightLog = Math.log10(lengths.heightCm);
  return sex === 'male'
    ? 1.0324 - 0.19077 * girthLog + 0.15456 * heightLog
    : 1.29579 - 0.35004 * girthLog + 0.221 * heightLog;
}

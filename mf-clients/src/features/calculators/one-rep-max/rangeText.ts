import type { OneRepMaxResult } from '@formline/shared/contracts/calculators/oneRepMax';
import { figure, shortFigure } from '../figures';
import { oneRepMaxTexts } from './oneRepMax.texts';

/** `112.5 – 119.0`, or one figure when all formulas agree. */
export function rangeText({ lowest, highest }: Pick<OneRepMaxResult, 'lowest' | 'highest'>): string {
  if (lowest === highest) return shortFigure(lowest);
  const decimals = Number.isInteger(lowest) && Number.isInteger(highest) ? 0 : 1;
  return oneRepMaxTexts.range(figure(lowest, decimals), figure(highest, decimals));
}

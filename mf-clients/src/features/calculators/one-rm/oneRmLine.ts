import type { OneRmResult, SavedOneRm } from '@formline/shared/contracts/oneRm';
import type { UnitPreference } from '@formline/shared/contracts/users';
import { convertWeight } from '@formline/shared/domain/calculators/measureUnits';
import { figure, shortFigure } from '../figures';
import type { HistoryLine } from '../history/calculatorCalls';
import { oneRmTexts } from './oneRm.texts';

/** The range of a result: `112.5 – 119.0`, or one figure where all formulas agree. */
export function rangeText({ lowest, highest }: Pick<OneRmResult, 'lowest' | 'highest'>): string {
  if (lowest === highest) return shortFigure(lowest);
  const decimals = Number.isInteger(lowest) && Number.isInteger(highest) ? 0 : 1;
  return oneRmTexts.range(figure(lowest, decimals), figure(highest, decimals));
}

/** A saved one-rep max as a row of the history. */
export function oneRmLine({ input, result }: SavedOneRm, { unit_weight }: UnitPreference): HistoryLine {
  const converted = (load: number) => convertWeight(load, input.unit_weight, unit_weight);
  const set = oneRmTexts.from(`${shortFigure(converted(input.weight))} ${unit_weight}`, input.reps);
  const range = { lowest: converted(result.lowest), highest: converted(result.highest) };
  return {
    headline: `${rangeText(range)} ${unit_weight}`,
    from: input.exercise_name ? oneRmTexts.fromExercise(set, input.exercise_name) : set,
  };
}

import type { OneRmResult, SavedOneRm } from '@formline/shared/contracts/oneRm';
import { shortFigure } from '../figures';
import type { HistoryLine } from '../history/HistoryTable';
import { oneRmTexts } from './oneRm.texts';

/** The range of a result: `112.5 – 117.5`, or one figure where all formulas agree. */
export const rangeText = ({ lowest, highest }: Pick<OneRmResult, 'lowest' | 'highest'>): string =>
  lowest === highest ? shortFigure(lowest) : oneRmTexts.range(shortFigure(lowest), shortFigure(highest));

/** A saved one-rep max as a row of the history. */
export function oneRmLine({ input, result }: SavedOneRm): HistoryLine {
  const set = oneRmTexts.from(`${shortFigure(input.weight)} ${input.unit_weight}`, input.reps);
  return {
    headline: `${rangeText(result)} ${input.unit_weight}`,
    from: input.exercise_name ? oneRmTexts.fromExercise(set, input.exercise_name) : set,
  };
}

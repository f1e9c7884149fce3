import type { SavedBmi } from '@formline/shared/contracts/bmi';
import { figure, heightText, shortFigure } from '../figures';
import type { HistoryLine } from '../history/HistoryTable';
import { bmiTexts } from './bmi.texts';

/** A saved index as a row of the history. */
export const bmiLine = ({ input, result }: SavedBmi): HistoryLine => ({
  headline: figure(result.bmi, 1),
  note: bmiTexts.classes[result.bmi_class],
  from: bmiTexts.from(
    `${shortFigure(input.weight)} ${input.unit_weight}`,
    heightText(input.height, input.unit_height),
  ),
});

import type { SavedBmi } from '@formline/shared/contracts/bmi';
import { fromCentimetres, toCentimetres } from '@formline/shared/domain/calculators/measureUnits';
import { heightText } from '../../../components/measures/bodyMeasures';
import { figure, shortFigure } from '../figures';
import type { HistoryLine } from '../history/calculatorCalls';
import { bmiTexts } from './bmi.texts';

const HEIGHT_DECIMALS = 1;

/** A saved index as a row of the history. */
export const bmiLine = ({ input, result }: SavedBmi): HistoryLine => ({
  headline: figure(result.bmi, 1),
  note: bmiTexts.classes[result.bmi_class],
  from: bmiTexts.from(
    `${shortFigure(input.weight)} ${input.unit_weight}`,
    heightText(inchesOf(input), input.unit_height, HEIGHT_DECIMALS),
  ),
});

const inchesOf = ({ height, unit_height }: SavedBmi['input']): number =>
  fromCentimetres(toCentimetres(height, unit_height), 'in');

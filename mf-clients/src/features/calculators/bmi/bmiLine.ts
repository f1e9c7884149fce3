import type { SavedBmi } from '@formline/shared/contracts/bmi';
import type { UnitPreference } from '@formline/shared/contracts/users';
import { convertLength, convertWeight } from '@formline/shared/domain/calculators/measureUnits';
import { heightText } from '../../../components/measures/bodyMeasures';
import { figure, shortFigure } from '../figures';
import type { HistoryLine } from '../history/calculatorCalls';
import { bmiTexts } from './bmi.texts';

const HEIGHT_DECIMALS = 1;

/** A saved index as a row of the history. */
export function bmiLine({ input, result }: SavedBmi, units: UnitPreference): HistoryLine {
  const weight = convertWeight(input.weight, input.unit_weight, units.unit_weight);
  const heightInches = convertLength(input.height, input.unit_height, 'in');
  return {
    headline: figure(result.bmi, 1),
    note: bmiTexts.classes[result.bmi_class],
    from: bmiTexts.from(
      `${shortFigure(weight)} ${units.unit_weight}`,
      heightText(heightInches, units.unit_height, HEIGHT_DECIMALS),
    ),
  };
}

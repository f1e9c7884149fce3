import { bodyFatContract, type SavedBodyFat } from '@formline/shared/contracts/calculators/bodyFat';
import { calculateBodyFat } from '@formline/shared/domain/calculators/body-fat/bodyFat';
import { Ruler } from 'lucide-react';
import { figure } from '../figures';
import { callsOf, type HistoryLine } from '../history/calculatorCalls';
import { defineCalculator } from '../screen/defineCalculator';
import { bodyFatTexts as texts } from './bodyFat.texts';
import { bodyFatValidation, type BodyFatValues, bodyFatValues, toBodyFatInput } from './bodyFat.validation';
import { BodyFatInputs } from './BodyFatInputs';
import { BodyFatResultView } from './BodyFatResultView';

export const bodyFatCalculator = defineCalculator({
  calls: callsOf(bodyFatContract, texts.calculation, lineOf),
  intro: texts.intro,
  icon: <Ruler />,
  rulesOf: ({ person, units, today }) => ({
    initialValues: bodyFatValues(person, units, today),
    validation: (values: BodyFatValues) => bodyFatValidation(values, units),
    toInput: (values: BodyFatValues) => toBodyFatInput(values, units),
    calculate: calculateBodyFat,
  }),
  Inputs: BodyFatInputs,
  Result: BodyFatResultView,
});

function lineOf({ input, result }: SavedBodyFat): HistoryLine {
  return {
    headline: `${figure(result.body_fat_percentage, 1)} %`,
    note: texts.bands[result.band],
    from: texts.methods[input.method].name,
  };
}

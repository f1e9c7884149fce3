import { calculateBmi } from '@formline/shared/domain/calculators/bmi/bmi';
import type { FormikProps } from 'formik';
import { Activity } from 'lucide-react';
import { entriesTexts } from '../entries/entries.texts';
import { HeightField } from '../entries/HeightField';
import { NumberField } from '../../../components/number-entry/NumberField';
import { defineCalculator } from '../screen/defineCalculator';
import type { CalculatorProps } from '../screen/useCalculator';
import { bmiTexts as texts } from './bmi.texts';
import { bmiValidation, type BmiValues, bmiValues, toBmiInput } from './bmi.validation';
import { bmiCalls } from './bmiCalls';
import { BmiHistory } from './BmiHistory';
import { BmiResultView } from './BmiResultView';

export const bmiCalculator = defineCalculator({
  calls: bmiCalls,
  intro: texts.intro,
  icon: <Activity />,
  rulesOf: ({ person, units, today }) => {
    const validation = bmiValidation(units);
    return {
      initialValues: bmiValues(person, units, today),
      validation: () => validation,
      toInput: (values: BmiValues) => toBmiInput(values, units),
      calculate: calculateBmi,
    };
  },
  Inputs: BmiInputs,
  Result: BmiResultView,
  History: BmiHistory,
});

interface BmiInputsProps extends CalculatorProps {
  readonly form: FormikProps<BmiValues>;
}

function BmiInputs({ form, units }: BmiInputsProps) {
  return (
    <>
      <NumberField form={form} name="weight" label={entriesTexts.weight} unit={units.unit_weight} />
      <HeightField form={form} unit={units.unit_height} />
      <NumberField
        form={form}
        name="age"
        label={entriesTexts.age}
        unit={entriesTexts.ageUnit}
        hint={texts.ageHint}
        isOptional
      />
    </>
  );
}

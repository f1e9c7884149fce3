import {
  maxHeartRateContract,
  type SavedMaxHeartRate,
} from '@formline/shared/contracts/calculators/maxHeartRate';
import { calculateMaxHeartRate } from '@formline/shared/domain/calculators/max-heart-rate/maxHeartRate';
import { Select } from '@formline/shared/ui/controls';
import { Field } from '@formline/shared/ui/forms';
import type { FormikProps } from 'formik';
import { HeartPulse } from 'lucide-react';
import { entriesTexts } from '../entries/entries.texts';
import { NumberField } from '../../../components/number-entry/NumberField';
import { SexField } from '../entries/SexField';
import { shortFigure } from '../figures';
import { callsOf, type HistoryLine } from '../history/calculatorCalls';
import { defineCalculator } from '../screen/defineCalculator';
import type { CalculatorProps } from '../screen/useCalculator';
import { maxHeartRateTexts as texts } from './maxHeartRate.texts';
import {
  asksForSex,
  maxHeartRateValidation,
  type MaxHeartRateValues,
  maxHeartRateValues,
  toMaxHeartRateInput,
} from './maxHeartRate.validation';
import { MaxHeartRateResultView } from './MaxHeartRateResultView';

export const maxHeartRateCalculator = defineCalculator({
  calls: callsOf(maxHeartRateContract, texts.calculation, lineOf),
  intro: texts.intro,
  icon: <HeartPulse />,
  rulesOf: ({ person, today }) => ({
    initialValues: maxHeartRateValues(person, today),
    validation: maxHeartRateValidation,
    toInput: toMaxHeartRateInput,
    calculate: calculateMaxHeartRate,
  }),
  Inputs: MaxHeartRateInputs,
  Result: MaxHeartRateResultView,
});

interface MaxHeartRateInputsProps extends CalculatorProps {
  readonly form: FormikProps<MaxHeartRateValues>;
}

function MaxHeartRateInputs({ form, person }: MaxHeartRateInputsProps) {
  return (
    <>
      <NumberField form={form} name="age" label={entriesTexts.age} unit={entriesTexts.ageUnit} />
      <Field
        label={texts.formula}
        hint={form.values.formula === 'fox' ? texts.foxNote : texts.formulas[form.values.formula].equation}
      >
        <Select {...form.getFieldProps('formula')} options={formulaOptions} />
      </Field>
      {asksForSex(form.values) && <SexField form={form} isAsked={person.sex === null} />}
      <NumberField
        form={form}
        name="resting"
        label={texts.resting}
        unit={texts.bpm}
        hint={texts.restingHint}
        isOptional
      />
    </>
  );
}

const formulaOptions = Object.entries(texts.formulas).map(([value, { name }]) => ({ value, label: name }));

function lineOf({ input, result }: SavedMaxHeartRate): HistoryLine {
  return {
    headline: `${shortFigure(result.max_heart_rate)} ${texts.bpm}`,
    note: texts.formulas[input.formula].name,
    from:
      input.resting_heart_rate === undefined
        ? texts.from(input.age)
        : texts.fromResting(input.age, input.resting_heart_rate),
  };
}

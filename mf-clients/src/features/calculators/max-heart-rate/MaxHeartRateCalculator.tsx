import { useMemo } from 'react';
import { calculateMaxHeartRate } from '@formline/shared/domain/calculators/calculateMaxHeartRate';
import { Select } from '@formline/shared/ui/controls';
import { Field } from '@formline/shared/ui/forms';
import { entriesTexts } from '../entries/entries.texts';
import { NumberField } from '../entries/NumberField';
import { SexField } from '../entries/SexField';
import type { CalculatorProps } from '../screen/calculatorProps';
import { CalculatorScreen } from '../screen/CalculatorScreen';
import { ResultPanel } from '../screen/ResultPanel';
import { useCalculator } from '../screen/useCalculator';
import { maxHeartRateTexts as texts } from './maxHeartRate.texts';
import {
  asksForSex,
  maxHeartRateValidation,
  maxHeartRateValues,
  toMaxHeartRateInput,
} from './maxHeartRate.validation';
import { maxHeartRateCalls } from './maxHeartRateCalls';
import { MaxHeartRateResultView } from './MaxHeartRateResultView';

const formulaOptions = Object.entries(texts.formulas).map(([value, { name }]) => ({ value, label: name }));

/** The maximum heart rate from age, and five zones to train in. */
export function MaxHeartRateCalculator({ subject, units, today, canSave }: CalculatorProps) {
  const rules = useMemo(
    () => ({
      initialValues: maxHeartRateValues(subject, today),
      validation: maxHeartRateValidation,
      toInput: toMaxHeartRateInput,
      calculate: calculateMaxHeartRate,
    }),
    [subject, today],
  );
  const { form, calculated, values, ...keeping } = useCalculator(rules, {
    subject,
    units,
    today,
    canSave,
    calls: maxHeartRateCalls,
  });
  return (
    <CalculatorScreen
      {...keeping}
      form={form}
      inputs={
        <>
          <NumberField form={form} name="age" label={entriesTexts.age} unit={entriesTexts.ageUnit} />
          <Field
            label={texts.formula}
            hint={
              form.values.formula === 'fox' ? texts.foxNote : texts.formulas[form.values.formula].equation
            }
          >
            <Select {...form.getFieldProps('formula')} options={formulaOptions} />
          </Field>
          {asksForSex(form.values) && <SexField form={form} isAsked={subject.sex === null} />}
          <NumberField
            form={form}
            name="resting"
            label={texts.resting}
            unit={texts.bpm}
            hint={texts.restingHint}
            isOptional
          />
        </>
      }
      result={
        <ResultPanel calculated={calculated}>
          {(result) => <MaxHeartRateResultView result={result} formula={values.formula} />}
        </ResultPanel>
      }
    />
  );
}

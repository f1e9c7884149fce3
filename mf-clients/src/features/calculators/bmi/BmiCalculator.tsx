import { useMemo } from 'react';
import { calculateBmi } from '@formline/shared/domain/calculators/calculateBmi';
import { entriesTexts } from '../entries/entries.texts';
import { HeightField } from '../entries/HeightField';
import { NumberField } from '../entries/NumberField';
import type { CalculatorProps } from '../screen/calculatorProps';
import { CalculatorScreen } from '../screen/CalculatorScreen';
import { ResultPanel } from '../screen/ResultPanel';
import { useCalculator } from '../screen/useCalculator';
import { bmiTexts } from './bmi.texts';
import { bmiValidation, type BmiValues, bmiValues, toBmiInput } from './bmi.validation';
import { bmiCalls } from './bmiCalls';
import { BmiHistory } from './BmiHistory';
import { BmiResultView } from './BmiResultView';

const calls = bmiCalls();

/** Weight set against height. */
export function BmiCalculator({ subject, units, today, canSave }: CalculatorProps) {
  const rules = useMemo(() => {
    const validation = bmiValidation(units);
    return {
      initialValues: bmiValues(subject, units, today),
      validation: () => validation,
      toInput: (entries: BmiValues) => toBmiInput(entries, units),
      calculate: calculateBmi,
    };
  }, [subject, units, today]);
  const { form, calculated, values, ...keeping } = useCalculator(rules, {
    subject,
    units,
    today,
    canSave,
    calls,
  });
  return (
    <CalculatorScreen
      {...keeping}
      form={form}
      inputs={
        <>
          <NumberField form={form} name="weight" label={entriesTexts.weight} unit={units.unit_weight} />
          <HeightField form={form} unit={units.unit_height} />
          <NumberField
            form={form}
            name="age"
            label={entriesTexts.age}
            unit={entriesTexts.ageUnit}
            hint={bmiTexts.ageHint}
            isOptional
          />
        </>
      }
      result={
        <ResultPanel calculated={calculated}>
          {(result) => <BmiResultView result={result} values={values} units={units} />}
        </ResultPanel>
      }
      history={<BmiHistory userId={subject.id} units={units} today={today} canSave={canSave} />}
    />
  );
}

import { useMemo } from 'react';
import { calculateBodyFat } from '@formline/shared/domain/calculators/calculateBodyFat';
import type { CalculatorProps } from '../screen/calculatorProps';
import { CalculatorScreen } from '../screen/CalculatorScreen';
import { ResultPanel } from '../screen/ResultPanel';
import { useCalculator } from '../screen/useCalculator';
import { bodyFatValidation, type BodyFatValues, bodyFatValues, toBodyFatInput } from './bodyFat.validation';
import { bodyFatCalls } from './bodyFatCalls';
import { BodyFatInputs } from './BodyFatInputs';
import { BodyFatResultView } from './BodyFatResultView';

/** Body fat by tape or by caliper. */
export function BodyFatCalculator({ subject, units, today, canSave }: CalculatorProps) {
  const rules = useMemo(
    () => ({
      initialValues: bodyFatValues(subject, units, today),
      validation: (entries: BodyFatValues) => bodyFatValidation(entries, units),
      toInput: (entries: BodyFatValues) => toBodyFatInput(entries, units),
      calculate: calculateBodyFat,
    }),
    [subject, units, today],
  );
  const { form, calculated, values, ...keeping } = useCalculator(rules, {
    subject,
    units,
    today,
    canSave,
    calls: bodyFatCalls,
  });
  return (
    <CalculatorScreen
      {...keeping}
      form={form}
      inputs={<BodyFatInputs form={form} units={units} isSexAsked={subject.sex === null} />}
      result={
        <ResultPanel calculated={calculated}>
          {(result) => (
            <BodyFatResultView result={result} values={values} subject={subject} unit={units.unit_weight} />
          )}
        </ResultPanel>
      }
    />
  );
}

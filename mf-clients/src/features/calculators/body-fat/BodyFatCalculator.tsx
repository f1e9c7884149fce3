import { useMemo } from 'react';
import { calculateBodyFat } from '@formline/shared/domain/calculators/calculateBodyFat';
import { CalculationHistory } from '../history/CalculationHistory';
import { LastSaved } from '../history/LastSaved';
import type { CalculatorProps } from '../screen/calculatorProps';
import { CalculatorScreen } from '../screen/CalculatorScreen';
import { ResultPanel } from '../screen/ResultPanel';
import { SaveBar } from '../screen/SaveBar';
import { useCalculator } from '../screen/useCalculator';
import { bodyFatValidation, type BodyFatValues, bodyFatValues, toBodyFatInput } from './bodyFat.validation';
import { bodyFatCalls } from './bodyFatCalls';
import { BodyFatInputs } from './BodyFatInputs';
import { bodyFatLine } from './bodyFatLine';
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
  const { form, calculated, values, save } = useCalculator(rules, {
    subject,
    today,
    canSave,
    calls: bodyFatCalls,
  });
  return (
    <CalculatorScreen
      form={form}
      inputs={<BodyFatInputs form={form} units={units} isSexAsked={subject.sex === null} />}
      result={
        <ResultPanel calculated={calculated}>
          {(result) => (
            <BodyFatResultView result={result} values={values} subject={subject} unit={units.unit_weight} />
          )}
        </ResultPanel>
      }
      foot={
        <SaveBar
          {...save}
          canSave={canSave}
          current={<LastSaved calls={bodyFatCalls} userId={subject.id} lineOf={bodyFatLine} />}
        />
      }
      history={
        <CalculationHistory calls={bodyFatCalls} userId={subject.id} lineOf={bodyFatLine} canSave={canSave} />
      }
    />
  );
}

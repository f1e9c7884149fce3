import { useMemo } from 'react';
import { calculateOneRm } from '@formline/shared/domain/calculators/calculateOneRm';
import { resultOf } from '@formline/shared/domain/calculators/calculated';
import type { OneRmInput } from '@formline/shared/contracts/oneRm';
import { Text } from '@formline/shared/ui/core';
import { errorOf, Field, fieldOf, TextInput } from '@formline/shared/ui/forms';
import { entriesTexts } from '../entries/entries.texts';
import { FieldRow } from '../entries/FieldRow';
import { NumberField } from '../entries/NumberField';
import { numberOf } from '../entries/numberText';
import type { CalculatorProps } from '../screen/calculatorProps';
import { CalculatorScreen } from '../screen/CalculatorScreen';
import { ResultPanel } from '../screen/ResultPanel';
import { useCalculator } from '../screen/useCalculator';
import { oneRmTexts } from './oneRm.texts';
import { oneRmValidation, type OneRmValues, oneRmValues, toOneRmInput } from './oneRm.validation';
import { oneRmCalls } from './oneRmCalls';
import { OneRmResultView } from './OneRmResultView';

const calculate = (input: OneRmInput) => resultOf(calculateOneRm(input));

/** The load for one repetition, from a set to failure. */
export function OneRmCalculator({ subject, units, today, canSave }: CalculatorProps) {
  const unit = units.unit_weight;
  const rules = useMemo(
    () => ({
      initialValues: oneRmValues,
      validation: () => oneRmValidation,
      toInput: (entries: OneRmValues) => toOneRmInput(entries, unit),
      calculate,
    }),
    [unit],
  );
  const { form, calculated, values, ...keeping } = useCalculator(rules, {
    subject,
    units,
    today,
    canSave,
    calls: oneRmCalls,
  });
  return (
    <CalculatorScreen
      {...keeping}
      form={form}
      inputs={
        <>
          <FieldRow>
            <NumberField form={form} name="weight" label={oneRmTexts.weight} unit={unit} />
            <NumberField form={form} name="reps" label={oneRmTexts.reps} />
          </FieldRow>
          <Text size="sm" tone="subtle">
            {oneRmTexts.repsHint}
          </Text>
          <Field
            label={oneRmTexts.exercise}
            labelEnd={
              <Text as="span" size="sm" tone="subtle">
                {entriesTexts.optional}
              </Text>
            }
            hint={oneRmTexts.exerciseHint}
            error={errorOf(form, 'exercise')}
          >
            <TextInput {...fieldOf(form, 'exercise')} autoComplete="off" />
          </Field>
        </>
      }
      result={
        <ResultPanel calculated={calculated}>
          {(result) => <OneRmResultView result={result} unit={unit} isSingle={numberOf(values.reps) === 1} />}
        </ResultPanel>
      }
    />
  );
}

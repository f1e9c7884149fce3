import {
  oneRepMaxContract,
  type OneRepMaxInput,
  type SavedOneRepMax,
} from '@formline/shared/contracts/calculators/oneRepMax';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { resultOf } from '@formline/shared/domain/calculators/calculator';
import { convertWeight } from '@formline/shared/domain/calculators/measureUnits';
import {
  calculateOneRepMax,
  rangeOfEstimates,
} from '@formline/shared/domain/calculators/one-rep-max/oneRepMax';
import { Text } from '@formline/shared/ui/core';
import { errorOf, Field, fieldOf, TextInput } from '@formline/shared/ui/forms';
import type { FormikProps } from 'formik';
import { Dumbbell } from 'lucide-react';
import { numberEntryTexts } from '../../../components/number-entry/numberEntry.texts';
import { FieldRow } from '../../../components/number-entry/FieldRow';
import { NumberField } from '../../../components/number-entry/NumberField';
import { shortFigure } from '../figures';
import { callsOf, type HistoryLine } from '../history/calculatorCalls';
import { defineCalculator } from '../screen/defineCalculator';
import type { CalculatorProps } from '../screen/useCalculator';
import { BestSetField } from './BestSetField';
import { oneRepMaxTexts as texts } from './oneRepMax.texts';
import {
  oneRepMaxValidation,
  type OneRepMaxValues,
  oneRepMaxValues,
  toOneRepMaxInput,
} from './oneRepMax.validation';
import { OneRepMaxResultView } from './OneRepMaxResultView';
import { rangeText } from './rangeText';

export const oneRepMaxCalculator = defineCalculator({
  calls: callsOf(oneRepMaxContract, texts.calculation, lineOf),
  intro: texts.intro,
  icon: <Dumbbell />,
  rulesOf: ({ units: { unit_weight }, person }) => ({
    initialValues: oneRepMaxValues(person, unit_weight),
    validation: () => oneRepMaxValidation,
    toInput: (values: OneRepMaxValues) => toOneRepMaxInput(values, unit_weight),
    calculate: (input: OneRepMaxInput) => resultOf(calculateOneRepMax(input)),
  }),
  Inputs: OneRepMaxInputs,
  Result: OneRepMaxResultView,
});

interface OneRepMaxInputsProps extends CalculatorProps {
  readonly form: FormikProps<OneRepMaxValues>;
}

function OneRepMaxInputs({ form, person, units, today }: OneRepMaxInputsProps) {
  return (
    <>
      {!person.isSelf && <BestSetField {...{ form, person, units, today }} />}
      <FieldRow>
        <NumberField form={form} name="weight" label={texts.weight} unit={units.unit_weight} />
        <NumberField form={form} name="reps" label={texts.reps} />
      </FieldRow>
      <Text size="sm" tone="subtle">
        {texts.repsHint}
      </Text>
      <Field
        label={texts.exercise}
        labelEnd={
          <Text as="span" size="sm" tone="subtle">
            {numberEntryTexts.optional}
          </Text>
        }
        hint={texts.exerciseHint}
        error={errorOf(form, 'exercise')}
      >
        <TextInput {...fieldOf(form, 'exercise')} autoComplete="off" />
      </Field>
    </>
  );
}

function lineOf({ input, result }: SavedOneRepMax, { unit_weight }: UnitPreference): HistoryLine {
  const converted = (load: number) => convertWeight(load, input.unit_weight, unit_weight);
  const set = texts.from(`${shortFigure(converted(input.weight))} ${unit_weight}`, input.reps);
  // Results of the first version hold a range over all formulas, also those beyond theirs.
  const { leftOut, lowest, highest } = rangeOfEstimates(result.estimates, input.reps);
  const range = { lowest: converted(lowest), highest: converted(highest) };
  const names = leftOut.map((formula) => texts.formulas[formula]);
  return {
    headline: `${rangeText(range)} ${unit_weight}`,
    note: names.length > 0 ? texts.leftOutNote(names) : undefined,
    from: input.exercise_name ? texts.fromExercise(set, input.exercise_name) : set,
  };
}

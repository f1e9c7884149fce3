import { shortDateText } from '@formline/shared/domain/dates/shortDate';
import { useQuery } from '@formline/shared/query';
import { Select } from '@formline/shared/ui/controls';
import { Field } from '@formline/shared/ui/forms';
import type { FormikProps } from 'formik';
import type { CalculatorProps } from '../screen/useCalculator';
import { bestSetsQuery } from './bestSetsQuery';
import { oneRepMaxTexts } from './oneRepMax.texts';
import { type OneRepMaxValues, valuesOfSet } from './oneRepMax.validation';

const { bestSet: texts, from } = oneRepMaxTexts;

interface BestSetFieldProps extends Pick<CalculatorProps, 'person' | 'units' | 'today'> {
  readonly form: FormikProps<OneRepMaxValues>;
}

/** Always has its place, so that the fields below stay where they are while the sets load. */
export function BestSetField({ form, person, units: { unit_weight: unit }, today }: BestSetFieldProps) {
  const { data: sets = [], isPending, isError } = useQuery(bestSetsQuery(person.id, today));
  const choices = sets.map((set) => {
    const values = valuesOfSet(set, unit);
    const { exercise, reps, weight } = values;
    const label = texts.option(exercise, from(`${weight} ${unit}`, Number(reps)), shortDateText(set.date));
    return { value: String(set.exercise_id), label, values };
  });
  const chosen = choices.find(({ values }) => isSame(values, form.values));
  const placeholder = () => {
    if (isPending) return texts.loading;
    if (isError) return texts.failed;
    return choices.length === 0 ? texts.none : texts.choose;
  };
  return (
    <Field label={texts.label}>
      <Select
        disabled={choices.length === 0}
        placeholder={placeholder()}
        options={choices}
        value={chosen?.value ?? ''}
        onChange={({ currentTarget }) => {
          const next = choices.find(({ value }) => value === currentTarget.value);
          if (next) void form.setValues(next.values);
        }}
      />
    </Field>
  );
}

const isSame = (one: OneRepMaxValues, other: OneRepMaxValues): boolean =>
  one.weight === other.weight && one.reps === other.reps && one.exercise === other.exercise;

import { Text } from '@formline/shared/ui/core';
import { Select } from '@formline/shared/ui/controls';
import { Field } from '@formline/shared/ui/forms';
import type { FormikProps } from 'formik';
import { entriesTexts } from '../entries/entries.texts';
import { FieldRow } from '../../../components/number-entry/FieldRow';
import { HeightField } from '../entries/HeightField';
import { NumberField } from '../../../components/number-entry/NumberField';
import { SexField } from '../entries/SexField';
import type { CalculatorProps } from '../screen/useCalculator';
import { bodyFatTexts as texts } from './bodyFat.texts';
import type { BodyFatValues } from './bodyFat.validation';
import { bodyFatMethods, foldsOf, isSkinfold } from './bodyFatMethods';

const methodOptions = bodyFatMethods.map((value) => ({ value, label: texts.methods[value].name }));
const densityOptions = Object.entries(texts.densities).map(([value, label]) => ({ value, label }));

interface BodyFatInputsProps extends CalculatorProps {
  readonly form: FormikProps<BodyFatValues>;
}

export function BodyFatInputs({ form, units, person }: BodyFatInputsProps) {
  const { method } = form.values;
  return (
    <>
      <Field label={texts.method} hint={texts.methods[method].hint}>
        <Select {...form.getFieldProps('method')} options={methodOptions} />
      </Field>
      <SexField form={form} isAsked={person.sex === null} />
      {isSkinfold(method) ? <SkinfoldInputs form={form} /> : <TapeInputs form={form} units={units} />}
    </>
  );
}

function TapeInputs({ form, units }: Pick<BodyFatInputsProps, 'form' | 'units'>) {
  const unit = units.unit_height;
  const isWoman = form.values.sex === 'female';
  return (
    <>
      <HeightField form={form} unit={unit} />
      <NumberField form={form} name="neck" label={texts.neck} unit={unit} />
      <NumberField form={form} name="waist" label={texts.waist(isWoman)} unit={unit} />
      {isWoman && <NumberField form={form} name="hip" label={texts.hip} unit={unit} />}
    </>
  );
}

function SkinfoldInputs({ form }: Pick<BodyFatInputsProps, 'form'>) {
  const sites = foldsOf(form.values.method, form.values.sex);
  return (
    <>
      <NumberField form={form} name="age" label={entriesTexts.age} unit={entriesTexts.ageUnit} />
      {sites.length === 0 && <Text tone="muted">{texts.chooseSexFirst}</Text>}
      <FieldRow>
        {sites.map((site) => (
          <NumberField key={site} form={form} name={site} label={texts.folds[site]} unit={texts.foldUnit} />
        ))}
      </FieldRow>
      <Field label={texts.density}>
        <Select {...form.getFieldProps('density')} options={densityOptions} />
      </Field>
    </>
  );
}

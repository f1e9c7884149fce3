import type { LengthUnit } from '@formline/shared/domain/calculators/measureUnits';
import { entriesTexts } from './entries.texts';
import type { EntryForm } from '../../../components/number-entry/entryForm';
import { FieldRow } from '../../../components/number-entry/FieldRow';
import { NumberField } from '../../../components/number-entry/NumberField';

interface HeightFieldProps {
  readonly form: EntryForm;
  readonly unit: LengthUnit;
}

export function HeightField({ form, unit }: HeightFieldProps) {
  if (unit === 'cm') {
    return <NumberField form={form} name="centimetres" label={entriesTexts.height} unit="cm" />;
  }
  return (
    <FieldRow>
      <NumberField form={form} name="feet" label={entriesTexts.height} unit="ft" />
      <NumberField form={form} name="inches" label={entriesTexts.height} unit="in" />
    </FieldRow>
  );
}

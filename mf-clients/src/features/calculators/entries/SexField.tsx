import type { SexReference } from '@formline/shared/domain/calculators/person';
import { SegmentedControl } from '@formline/shared/ui/controls';
import { errorOf } from '@formline/shared/ui/forms';
import { entriesTexts } from './entries.texts';
import type { EntryForm } from '../../../components/number-entry/entryForm';

/** Empty until chosen when the profile names neither reference. */
export interface SexValues {
  readonly sex: SexReference | '';
}

interface SexFieldProps {
  readonly form: EntryForm & {
    readonly values: SexValues;
    readonly setFieldValue: (name: string, value: string) => Promise<unknown>;
  };
  readonly isAsked: boolean;
}

const options = [
  { value: 'male', label: entriesTexts.male },
  { value: 'female', label: entriesTexts.female },
] as const;

/** Asked when the profile says Other, because guessing would pick the equation. */
export function SexField({ form, isAsked }: SexFieldProps) {
  return (
    <SegmentedControl
      label={entriesTexts.sex}
      hint={isAsked ? entriesTexts.sexAsked : entriesTexts.sexHint}
      error={errorOf(form, 'sex')}
      options={options}
      value={form.values.sex === '' ? null : form.values.sex}
      onChange={(sex) => void form.setFieldValue('sex', sex)}
    />
  );
}

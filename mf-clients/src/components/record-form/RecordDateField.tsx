import { errorOf, Field } from '@formline/shared/ui/forms';
import { DatePicker } from '@formline/shared/ui/pickers';
import { recordFormTexts as texts } from './recordForm.texts';

interface FormWithDate {
  readonly values: { readonly date: string };
  readonly touched: { readonly date?: boolean | undefined };
  readonly errors: { readonly date?: string | undefined };
  readonly setFieldValue: (field: 'date', text: string) => Promise<unknown>;
  readonly setFieldTouched: (field: 'date') => Promise<unknown>;
}

interface RecordDateFieldProps {
  readonly form: FormWithDate;
  readonly today: string;
}

/** The day of a record, as MM/DD/YYYY in the form's `date`. */
export function RecordDateField({ form, today }: RecordDateFieldProps) {
  return (
    <Field label={texts.date} error={errorOf(form, 'date')}>
      <DatePicker
        name="date"
        today={today}
        text={form.values.date}
        onTextChange={(text) => void form.setFieldValue('date', text)}
        onBlur={() => void form.setFieldTouched('date')}
      />
    </Field>
  );
}

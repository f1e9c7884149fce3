import { LONGEST_SNOOZE_DAYS } from '@formline/shared/contracts/overview/attention';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { readShortDate, shortDateText } from '@formline/shared/domain/dates/shortDate';
import { useFormik } from 'formik';
import { object, string } from 'yup';
import { RecordDialog } from '../../components/record-form/RecordDialog';
import { errorOf, Field } from '@formline/shared/ui/forms';
import { DatePicker } from '@formline/shared/ui/pickers';
import { todayTexts } from './today.texts';

const texts = todayTexts.snoozeDialog;
const SUGGESTED_DAYS = 14;

const validationFor = (today: string) =>
  object({
    day: string().test('day', texts.wrongDay, (text = '') => {
      const day = readShortDate(text);
      return day !== null && day > today && day <= addDays(today, LONGEST_SNOOZE_DAYS);
    }),
  });

interface SnoozeDialogProps {
  readonly today: string;
  readonly onSnooze: (until: string) => void;
  readonly onClose: () => void;
}

export function SnoozeDialog({ today, onSnooze, onClose }: SnoozeDialogProps) {
  const form = useFormik({
    initialValues: { day: shortDateText(addDays(today, SUGGESTED_DAYS)) },
    validationSchema: validationFor(today),
    onSubmit: ({ day }) => {
      onClose();
      onSnooze(readShortDate(day) ?? day);
    },
  });
  return (
    <RecordDialog
      title={texts.title}
      size="sm"
      saveLabel={texts.save}
      discardTitle={texts.discard}
      isDirty={false}
      isSaving={false}
      {...{ form, onClose }}
    >
      <Field label={texts.day} error={errorOf(form, 'day')}>
        <DatePicker
          name="day"
          today={today}
          earliest={addDays(today, 1)}
          text={form.values.day}
          onTextChange={(text) => void form.setFieldValue('day', text)}
          onBlur={() => void form.setFieldTouched('day')}
        />
      </Field>
    </RecordDialog>
  );
}

import { LONGEST_NOTE, type Note } from '@formline/shared/contracts/records/notes';
import { isDayOfRecord, localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { readShortDate, shortDateText } from '@formline/shared/domain/dates/shortDate';
import { Textarea } from '@formline/shared/ui/controls';
import { Checkbox, errorOf, Field } from '@formline/shared/ui/forms';
import { type FormikProps, useFormik } from 'formik';
import { useRef, useState } from 'react';
import { boolean, object, string } from 'yup';
import { shortDate } from '../../components/measures/shortDate';
import { RecordDateField } from '../../components/record-form/RecordDateField';
import { RecordDialog } from '../../components/record-form/RecordDialog';
import type { EditedRecord } from '../../components/record-form/useEditedRecord';
import { useRecordSave } from '../../components/record-form/useRecordSave';
import { useNoteChanges } from './data';
import { notesTexts as texts } from './notes.texts';

export interface NoteValues {
  readonly date: string;
  readonly text: string;
  readonly is_pinned: boolean;
}

const validationFor = (today: string) =>
  object({
    date: string().test('date', texts.errors.date, (text = '') => {
      const date = readShortDate(text);
      return date !== null && isDayOfRecord(date, today) && date <= today;
    }),
    text: string()
      .trim()
      .required(texts.errors.textMissing)
      .max(LONGEST_NOTE, texts.errors.textTooLong(LONGEST_NOTE)),
    is_pinned: boolean(),
  });

interface NoteDialogProps extends EditedRecord<Note, NoteValues> {
  readonly clientId: number;
}

function useNoteForm({ clientId, known, conflict, onClose }: NoteDialogProps) {
  const [today] = useState(() => localCalendarDate(new Date()));
  const changes = useNoteChanges(clientId);
  const form: FormikProps<NoteValues> = useFormik<NoteValues>({
    initialValues: {
      date: shortDateText(known?.note_date ?? today),
      text: known?.text ?? '',
      is_pinned: known?.is_pinned ?? false,
    },
    validationSchema: validationFor(today),
    onSubmit: async ({ date, text, is_pinned }) => {
      form.setStatus(null);
      const body = { note_date: readShortDate(date) ?? date, text: text.trim(), is_pinned };
      await save((key) => changes.save(known, body, key));
    },
  });
  const { save, ...saving } = useRecordSave(form, {
    saved: texts.saved,
    failed: texts.errors.save,
    conflict,
    onClose,
  });
  return { form, today, saving };
}

export function NoteDialog(props: NoteDialogProps) {
  const { known, typed, onClose, onSessionEnd } = props;
  const { form, today, saving } = useNoteForm(props);
  const textRef = useRef<HTMLTextAreaElement>(null);
  return (
    <RecordDialog
      anchor="top"
      title={known ? texts.editTitle(shortDate(known.note_date)) : texts.newTitle}
      initialFocusRef={textRef}
      saveLabel={texts.save}
      discardTitle={texts.discardTitle}
      {...{ form, typed, onClose, onSessionEnd }}
      {...saving}
    >
      <Field label={texts.text} hint={texts.textHint} error={errorOf(form, 'text')}>
        <Textarea
          ref={textRef}
          rows={6}
          {...form.getFieldProps('text')}
          onKeyDown={(event) => {
            // In a text of several lines Enter begins a line.
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void form.submitForm();
          }}
        />
      </Field>
      <RecordDateField form={form} today={today} />
      <Checkbox
        label={texts.pin}
        name="is_pinned"
        checked={form.values.is_pinned}
        onChange={() => void form.setFieldValue('is_pinned', !form.values.is_pinned)}
      />
    </RecordDialog>
  );
}

import { LONGEST_NOTE, type Note } from '@formline/shared/contracts/records/notes';
import { isDayOfRecord, localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { readShortDate, shortDateText } from '@formline/shared/domain/dates/shortDate';
import { Textarea, useSaving } from '@formline/shared/ui/controls';
import { Button, Stack } from '@formline/shared/ui/core';
import { Checkbox, errorOf, Field, FormError, useFormFocus } from '@formline/shared/ui/forms';
import { ConfirmDialog, Dialog, notify } from '@formline/shared/ui/overlays';
import { DatePicker } from '@formline/shared/ui/pickers';
import { type FormikProps, useFormik } from 'formik';
import { useId, useRef, useState } from 'react';
import { boolean, object, string } from 'yup';
import { shortDate } from '../../components/measures/shortDate';
import { staleMessage } from '../../queries/isStale';
import { useNoteChanges } from './data';
import { notesTexts as texts } from './notes.texts';

interface NoteValues {
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

interface NoteDialogProps {
  readonly clientId: number;
  /** The one to edit; null writes a new one. */
  readonly known: Note | null;
  readonly onClose: () => void;
}

function useNoteForm({ clientId, known, onClose }: NoteDialogProps) {
  const [today] = useState(() => localCalendarDate(new Date()));
  const { save } = useNoteChanges(clientId);
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
      const isSaved = await saving.save((key) =>
        save(known, body, key).catch((error: unknown) => {
          form.setStatus(staleMessage(error) ?? texts.errors.save);
          throw error;
        }),
      );
      if (!isSaved) return;
      notify.success(texts.saved);
      onClose();
    },
  });
  const saving = useSaving(form.values);
  return { form, today, isSaving: saving.state === 'loading' };
}

export function NoteDialog(props: NoteDialogProps) {
  const { known, onClose } = props;
  const { form, today, isSaving } = useNoteForm(props);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const formId = useId();
  const formRef = useFormFocus(form);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const handleClose = () => {
    if (isSaving) return;
    if (form.dirty) setIsDiscarding(true);
    else onClose();
  };
  return (
    <Dialog
      isOpen
      anchor="top"
      title={known ? texts.editTitle(shortDate(known.note_date)) : texts.newTitle}
      onClose={handleClose}
      initialFocusRef={textRef}
      actions={
        <>
          <Button onClick={handleClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isLoading={isSaving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form ref={formRef} id={formId} noValidate onSubmit={form.handleSubmit}>
        <Stack gap="4" pb="2">
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
          <Field label={texts.date} error={errorOf(form, 'date')}>
            <DatePicker
              name="date"
              today={today}
              text={form.values.date}
              onTextChange={(text) => void form.setFieldValue('date', text)}
              onBlur={() => void form.setFieldTouched('date')}
            />
          </Field>
          <Checkbox
            label={texts.pin}
            name="is_pinned"
            checked={form.values.is_pinned}
            onChange={() => void form.setFieldValue('is_pinned', !form.values.is_pinned)}
          />
          <FormError>{typeof form.status === 'string' ? form.status : null}</FormError>
        </Stack>
      </form>
      <ConfirmDialog
        isOpen={isDiscarding}
        isDestructive
        title={texts.discardTitle}
        text={texts.discardText}
        confirmLabel={texts.discard}
        cancelLabel={texts.keep}
        onConfirm={onClose}
        onClose={() => setIsDiscarding(false)}
      />
    </Dialog>
  );
}

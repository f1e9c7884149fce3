import { squatViews } from '@formline/shared/domain/clients/overheadSquat';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { shortDateText } from '@formline/shared/domain/dates/shortDate';
import { useSaving } from '@formline/shared/ui/controls';
import { Button, chakra, Stack } from '@formline/shared/ui/core';
import { errorOf, Field, FormError, useFormFocus } from '@formline/shared/ui/forms';
import { ConfirmDialog, Dialog, notify } from '@formline/shared/ui/overlays';
import { DatePicker } from '@formline/shared/ui/pickers';
import { type FormikProps, useFormik } from 'formik';
import { useId, useState } from 'react';
import { useCorrectiveLibrary, useOhsaChanges } from './data';
import { ohsaTexts as texts } from './ohsa.texts';
import { bodyOf, type OhsaValues, ohsaValidation, outcomeOf, toggled, withAdded } from './ohsaForm';
import { SquatOutcomePanel } from './SquatOutcomePanel';
import { SquatViewFields } from './SquatViewFields';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    pb: '4',
    gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 1fr) minmax(0, {sizes.80})' },
  },
});

interface OhsaDialogProps {
  readonly clientId: number;
  readonly onClose: () => void;
}

function useOhsaForm({ clientId, onClose }: OhsaDialogProps) {
  const [today] = useState(() => localCalendarDate(new Date()));
  const { save } = useOhsaChanges(clientId);
  const library = useCorrectiveLibrary();
  const form: FormikProps<OhsaValues> = useFormik<OhsaValues>({
    initialValues: { date: shortDateText(today), seen: [], removed: [], added: [] },
    validationSchema: ohsaValidation(today),
    onSubmit: async (values) => {
      if (library.isPending && values.seen.length > 0) {
        form.setStatus(texts.errors.stillLoading);
        return;
      }
      form.setStatus(null);
      const body = bodyOf(values, outcomeOf(values, library.data ?? []));
      const isSaved = await saving.save((key) => save(body, key));
      if (!isSaved) {
        form.setStatus(texts.errors.save);
        return;
      }
      notify.success(texts.saved);
      onClose();
    },
  });
  const saving = useSaving(form.values);
  return { form, today, library, isSaving: saving.state === 'loading' };
}

export function OhsaDialog({ clientId, onClose }: OhsaDialogProps) {
  const { form, today, library, isSaving } = useOhsaForm({ clientId, onClose });
  const [isDiscarding, setIsDiscarding] = useState(false);
  const formId = useId();
  const formRef = useFormFocus(form);
  const { values } = form;
  const handleClose = () => {
    if (isSaving) return;
    if (form.dirty) setIsDiscarding(true);
    else onClose();
  };
  return (
    <Dialog
      isOpen
      size="xl"
      title={texts.newTitle}
      onClose={handleClose}
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
        <Columns>
          <Stack gap="6">
            {squatViews.map((view) => (
              <SquatViewFields
                key={view}
                view={view}
                seen={values.seen}
                onToggle={(compensation) =>
                  void form.setFieldValue('seen', toggled(values.seen, compensation))
                }
              />
            ))}
            <FormError>{typeof form.status === 'string' ? form.status : null}</FormError>
          </Stack>
          <Stack gap="6">
            <Field label={texts.date} error={errorOf(form, 'date')}>
              <DatePicker
                name="date"
                today={today}
                text={values.date}
                onTextChange={(text) => void form.setFieldValue('date', text)}
                onBlur={() => void form.setFieldTouched('date')}
              />
            </Field>
            <SquatOutcomePanel
              outcome={outcomeOf(values, library.data ?? [])}
              library={library}
              isClean={values.seen.length === 0}
              removed={values.removed}
              onToggle={(id) => void form.setFieldValue('removed', toggled(values.removed, id))}
              onAdd={(exercises) => void form.setValues(withAdded(values, exercises))}
            />
          </Stack>
        </Columns>
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

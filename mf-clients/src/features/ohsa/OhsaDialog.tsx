import type { OhsaResult } from '@formline/shared/contracts/records/ohsa';
import { squatViews } from '@formline/shared/domain/clients/overheadSquat';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { useSaving } from '@formline/shared/ui/controls';
import { Button, chakra, LoadingState, Skeleton, Stack } from '@formline/shared/ui/core';
import { errorOf, Field, FormError, useFormFocus } from '@formline/shared/ui/forms';
import { ConfirmDialog, Dialog, notify } from '@formline/shared/ui/overlays';
import { DatePicker } from '@formline/shared/ui/pickers';
import { type FormikProps, useFormik } from 'formik';
import { useId, useState } from 'react';
import { shortDate } from '../../components/measures/shortDate';
import { staleMessage } from '../../queries/isStale';
import { useCorrectiveLibrary, useOhsaChanges } from './data';
import { ohsaTexts as texts } from './ohsa.texts';
import {
  bodyOf,
  type OhsaValues,
  ohsaValidation,
  outcomeOf,
  startValues,
  toggled,
  withAdded,
} from './ohsaForm';
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
  /** The one to edit; null records a new one. */
  readonly known: OhsaResult | null;
  readonly onClose: () => void;
}

/** An edited assessment waits for the suggested exercises, because they say which were left out. */
export function OhsaDialog(props: OhsaDialogProps) {
  const { isPending } = useCorrectiveLibrary();
  const { known, onClose } = props;
  if (!known || !isPending) return <OhsaFormDialog {...props} />;
  return (
    <Dialog isOpen size="xl" title={titleOf(known)} onClose={onClose}>
      <LoadingState label={texts.loadingLibrary}>
        <Skeleton h="64" />
      </LoadingState>
    </Dialog>
  );
}

const titleOf = (known: OhsaResult | null): string =>
  known ? texts.editTitle(shortDate(known.assessment_date)) : texts.newTitle;

function useOhsaForm({ clientId, known, onClose }: OhsaDialogProps) {
  const library = useCorrectiveLibrary();
  const [today] = useState(() => localCalendarDate(new Date()));
  const [start] = useState(() => startValues(known, { today, library: library.data ?? [] }));
  const { save } = useOhsaChanges(clientId);
  const form: FormikProps<OhsaValues> = useFormik<OhsaValues>({
    initialValues: start,
    validationSchema: ohsaValidation(today),
    onSubmit: async (values) => {
      if (library.isPending && values.seen.length > 0) {
        form.setStatus(texts.errors.stillLoading);
        return;
      }
      form.setStatus(null);
      const body = bodyOf(values, outcomeOf(values, library.data ?? []));
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
  return { form, today, library, isSaving: saving.state === 'loading' };
}

function OhsaFormDialog(props: OhsaDialogProps) {
  const { known, onClose } = props;
  const { form, today, library, isSaving } = useOhsaForm(props);
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
      title={titleOf(known)}
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

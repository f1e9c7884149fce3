import type { OhsaResult } from '@formline/shared/contracts/records/ohsa';
import { squatViews } from '@formline/shared/domain/clients/overheadSquat';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { chakra, LoadingState, Skeleton, Stack } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { type FormikProps, useFormik } from 'formik';
import { useState } from 'react';
import { shortDate } from '../../components/measures/shortDate';
import { RecordDateField } from '../../components/record-form/RecordDateField';
import { RecordDialog } from '../../components/record-form/RecordDialog';
import type { EditedRecord } from '../../components/record-form/useEditedRecord';
import { useRecordSave } from '../../components/record-form/useRecordSave';
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
    gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 1fr) minmax(0, {sizes.80})' },
  },
});

interface OhsaDialogProps extends EditedRecord<OhsaResult, OhsaValues> {
  readonly clientId: number;
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

function useOhsaForm({ clientId, known, conflict, onClose }: OhsaDialogProps) {
  const library = useCorrectiveLibrary();
  const [today] = useState(() => localCalendarDate(new Date()));
  const [start] = useState(() => startValues(known, { today, library: library.data ?? [] }));
  const changes = useOhsaChanges(clientId);
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
      await save((key) => changes.save(known, body, key));
    },
  });
  const { save, ...saving } = useRecordSave(form, {
    saved: texts.saved,
    failed: texts.errors.save,
    conflict,
    onClose,
  });
  return { form, today, library, saving };
}

function OhsaFormDialog(props: OhsaDialogProps) {
  const { known, typed, onClose, onSessionEnd } = props;
  const { form, today, library, saving } = useOhsaForm(props);
  const { values } = form;
  return (
    <RecordDialog
      size="xl"
      title={titleOf(known)}
      saveLabel={texts.save}
      discardTitle={texts.discardTitle}
      {...{ form, typed, onClose, onSessionEnd }}
      {...saving}
    >
      <Columns>
        <Stack gap="6">
          {squatViews.map((view) => (
            <SquatViewFields
              key={view}
              view={view}
              seen={values.seen}
              onToggle={(compensation) => void form.setFieldValue('seen', toggled(values.seen, compensation))}
            />
          ))}
        </Stack>
        <Stack gap="6">
          <RecordDateField form={form} today={today} />
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
    </RecordDialog>
  );
}

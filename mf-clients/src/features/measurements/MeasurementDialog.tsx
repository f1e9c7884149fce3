import { girthNames, type Measurement } from '@formline/shared/contracts/records/measurements';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { measurementProblem } from '@formline/shared/domain/clients/measurement';
import { readShortDate } from '@formline/shared/domain/dates/shortDate';
import { chakra, Heading, Stack } from '@formline/shared/ui/core';
import { type FormikProps, useFormik } from 'formik';
import { type RefObject, useRef, useState } from 'react';
import { shortDate } from '../../components/measures/shortDate';
import { NumberField } from '../../components/number-entry/NumberField';
import { RecordDateField } from '../../components/record-form/RecordDateField';
import { RecordDialog } from '../../components/record-form/RecordDialog';
import type { EditedRecord } from '../../components/record-form/useEditedRecord';
import { useRecordSave } from '../../components/record-form/useRecordSave';
import { useMeasurementChanges } from './data';
import {
  bodyOf,
  bodyValueNames,
  jumpsIn,
  lastValue,
  type MeasurementUnits,
  type MeasurementValues,
  startValues,
  unitOf,
  type ValueName,
  valueText,
} from './measurementForm';
import { measurementValidation } from './measurement.validation';
import { measurementsTexts as texts } from './measurements.texts';
import { JumpsQuestion } from './JumpsQuestion';
import { PhotoFields } from './PhotoFields';

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, {sizes.40}), 1fr))',
  },
});

interface MeasurementDialogProps extends EditedRecord<Measurement, MeasurementValues> {
  readonly clientId: number;
  readonly units: MeasurementUnits;
  /** Newest first. */
  readonly measurements: readonly Measurement[];
  /** As `RecordDialog` has it. */
  readonly path?: string;
}

function useMeasurementForm({
  clientId,
  measurements,
  known,
  conflict,
  onClose,
  ...opened
}: MeasurementDialogProps) {
  // What is typed stays in its units when the trainer chooses others meanwhile.
  const [units] = useState(opened.typed?.units ?? opened.units);
  const [today] = useState(() => localCalendarDate(new Date()));
  const [start] = useState(() => startValues(known, { units, today }));
  const [jumps, setJumps] = useState<readonly string[]>([]);
  const changes = useMeasurementChanges(clientId);
  const send = (values: MeasurementValues) => {
    setJumps([]);
    return save((key) => changes.save(known, bodyOf(values, known), key));
  };
  const form: FormikProps<MeasurementValues> = useFormik<MeasurementValues>({
    initialValues: start,
    validationSchema: measurementValidation(units, today),
    onSubmit: async (values) => {
      const body = bodyOf(values, known);
      const problem = measurementProblem(body);
      form.setStatus(problem);
      if (problem !== null) return;
      const found = jumpsIn(body, { measurements, units, known });
      if (found.length > 0) setJumps(found);
      else await send(values);
    },
  });
  const { save, ...saving } = useRecordSave(form, {
    saved: texts.saved,
    failed: texts.errors.save,
    conflict,
    onClose,
  });
  return {
    form,
    units,
    today,
    saving,
    jumps,
    confirmJumps: () => void send(form.values),
    cancelJumps: () => setJumps([]),
  };
}

export function MeasurementDialog(props: MeasurementDialogProps) {
  const { measurements, known, typed, path, onClose, onSessionEnd } = props;
  const { form, units, today, saving, ...question } = useMeasurementForm(props);
  const [isUploading, setIsUploading] = useState(false);
  const weightRef = useRef<HTMLInputElement>(null);
  return (
    <RecordDialog
      size="lg"
      anchor="top"
      title={known ? texts.editTitle(shortDate(known.date)) : texts.newTitle}
      initialFocusRef={weightRef}
      isSaveBlocked={isUploading}
      saveLabel={texts.save}
      discardTitle={texts.discardTitle}
      questions={question.jumps.length > 0 && <JumpsQuestion {...question} />}
      {...{ form, typed, path, onClose, onSessionEnd }}
      {...saving}
    >
      <Fields>
        <RecordDateField form={form} today={today} />
      </Fields>
      <ValueFields names={bodyValueNames} firstRef={weightRef} {...{ form, measurements, units, known }} />
      <Stack gap="3">
        <Heading as="h3" size="sm">
          {texts.girths}
        </Heading>
        <ValueFields names={girthNames} {...{ form, measurements, units, known }} />
      </Stack>
      <PhotoFields
        photos={form.values.photos}
        onChange={(view, url) => void form.setFieldValue(`photos.${view}`, url)}
        onUploading={setIsUploading}
      />
    </RecordDialog>
  );
}

interface ValueFieldsProps extends Pick<MeasurementDialogProps, 'measurements' | 'units'> {
  readonly known: Measurement | null;
  readonly names: readonly ValueName[];
  readonly form: FormikProps<MeasurementValues>;
  readonly firstRef?: RefObject<HTMLInputElement | null>;
}

function ValueFields({ names, form, firstRef, measurements, units, known }: ValueFieldsProps) {
  const date = readShortDate(form.values.date) ?? '';
  const entries = { ...form, errors: textsOf(form.errors), touched: flagsOf(form.touched) };
  return (
    <Fields>
      {names.map((name, position) => {
        const last = lastValue(measurements, name, { date, known });
        return (
          <NumberField
            key={name}
            form={entries}
            inputRef={position === 0 ? firstRef : undefined}
            name={name}
            label={texts[name]}
            unit={unitOf(name, units)}
            hint={last && texts.last(valueText(name, last.value, units), shortDate(last.date))}
          />
        );
      })}
    </Fields>
  );
}

/** Without what has no field of text. */
const textsOf = ({ photos: _photos, units: _units, ...errors }: FormikProps<MeasurementValues>['errors']) =>
  errors;
const flagsOf = ({ photos: _photos, units: _units, ...touched }: FormikProps<MeasurementValues>['touched']) =>
  touched;

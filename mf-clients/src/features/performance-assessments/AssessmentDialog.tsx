import {
  assessmentCategories,
  type AssessmentName,
  assessmentNames,
  type AssessmentResult,
} from '@formline/shared/contracts/records/performanceAssessments';
import { assessmentKinds } from '@formline/shared/domain/clients/performanceAssessments';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { chakra, Heading, Stack, Text } from '@formline/shared/ui/core';
import { type FormikProps, useFormik } from 'formik';
import { type RefObject, useRef, useState } from 'react';
import { shortDate } from '../../components/measures/shortDate';
import { RecordDateField } from '../../components/record-form/RecordDateField';
import { RecordDialog } from '../../components/record-form/RecordDialog';
import type { EditedRecord } from '../../components/record-form/useEditedRecord';
import { useRecordSave } from '../../components/record-form/useRecordSave';
import { assessmentValidation } from './assessment.validation';
import {
  assessmentChange,
  type AssessmentValues,
  newAssessments,
  startValues,
  type WeightUnit,
} from './assessmentForm';
import { NEW_RUN, type TimerRun } from './assessmentTimer';
import { assessmentsTexts } from './assessments.texts';
import { changeAssessments, recordAssessments } from './data';
import { recordAssessmentsTexts as texts } from './recordAssessments.texts';
import { ResultField } from './ResultField';
import { storedRuns, type TimerRuns } from './storedRuns';

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, {sizes.64}), 1fr))',
  },
});

interface AssessmentDialogProps extends EditedRecord<AssessmentResult, AssessmentValues> {
  readonly clientId: number;
  readonly unit: WeightUnit;
  /** Newest first. */
  readonly results: readonly AssessmentResult[];
}

function useAssessmentForm({ clientId, known, conflict, onClose, ...opened }: AssessmentDialogProps) {
  // What is typed stays in its unit when the trainer chooses another one meanwhile.
  const [unit] = useState(opened.typed?.unit ?? opened.unit);
  const [today] = useState(() => localCalendarDate(new Date()));
  const [start] = useState(() => startValues(known, { unit, today }));
  const send = async (values: AssessmentValues, key: string) => {
    if (known) await changeAssessments(clientId, assessmentChange(known, values), key);
    else await recordAssessments(clientId, newAssessments(values), key);
  };
  const form: FormikProps<AssessmentValues> = useFormik<AssessmentValues>({
    initialValues: start,
    validationSchema: assessmentValidation({ unit, today, known }),
    onSubmit: async (values) => {
      const isEmpty = newAssessments(values).assessments.length === 0;
      form.setStatus(isEmpty ? texts.errors.none : null);
      if (isEmpty) return;
      await save((key) => send(values, key));
    },
  });
  const { save, ...saving } = useRecordSave(form, {
    saved: texts.saved,
    failed: texts.errors.save,
    conflict,
    onClose,
  });
  return { form, unit, today, saving };
}

export function AssessmentDialog(props: AssessmentDialogProps) {
  const { known, typed, onClose, onSessionEnd } = props;
  const { form, unit, today, saving } = useAssessmentForm(props);
  const { runs, handleRun } = useRuns(props.clientId);
  const firstRef = useRef<HTMLInputElement>(null);
  return (
    <RecordDialog
      size="lg"
      anchor="top"
      title={
        known
          ? texts.editTitle(texts.names[known.performance_assessment.name], shortDate(known.date))
          : assessmentsTexts.newTitle
      }
      initialFocusRef={firstRef}
      isDirty={form.dirty || Object.keys(runs).length > 0}
      saveLabel={texts.save}
      discardTitle={texts.discardTitle}
      {...{ form, typed, onClose, onSessionEnd }}
      {...saving}
    >
      <Fields>
        <RecordDateField form={form} today={today} />
      </Fields>
      <ResultGroups {...props} {...{ form, unit, runs, firstRef }} onRun={handleRun} />
    </RecordDialog>
  );
}

function useRuns(clientId: number) {
  const record = storedRuns(clientId);
  const [runs, setRuns] = useState(() => record.read() ?? {});
  const handleRun = (name: AssessmentName, run: TimerRun) => {
    const { [name]: _before, ...others } = runs;
    const next = run === NEW_RUN ? others : { ...others, [name]: run };
    record.write(next);
    setRuns(next);
  };
  return { runs, handleRun };
}

interface ResultGroupsProps extends Pick<AssessmentDialogProps, 'unit' | 'results' | 'known'> {
  readonly form: FormikProps<AssessmentValues>;
  readonly runs: TimerRuns;
  readonly onRun: (name: AssessmentName, run: TimerRun) => void;
  readonly firstRef: RefObject<HTMLInputElement | null>;
}

function ResultGroups(props: ResultGroupsProps) {
  const { form, unit, results, known, runs, onRun, firstRef } = props;
  const field = (name: AssessmentName) => (
    <ResultField
      key={name}
      {...{ form, name, unit, results, known }}
      run={runs[name] ?? NEW_RUN}
      onRun={(run) => onRun(name, run)}
      firstRef={name === (known?.performance_assessment.name ?? assessmentNames[0]) ? firstRef : undefined}
    />
  );
  if (known) return <Fields>{field(known.performance_assessment.name)}</Fields>;
  return assessmentCategories.map((category) => (
    <Stack key={category} gap="3">
      <div>
        <Heading as="h3" size="sm">
          {assessmentsTexts.categories[category]}
        </Heading>
        {texts.notes[category] && (
          <Text size="sm" tone="muted">
            {texts.notes[category]}
          </Text>
        )}
      </div>
      <Fields>
        {assessmentNames.filter((name) => assessmentKinds[name].category === category).map(field)}
      </Fields>
    </Stack>
  ));
}

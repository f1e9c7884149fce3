import type { Nutrition } from '@formline/shared/contracts/records/nutrition';
import { LOWEST_ADVISED_INTAKE } from '@formline/shared/domain/calculators/body-weight-plan/macronutrients';
import { MACROS } from '@formline/shared/domain/clients/macroShares';
import { SegmentedControl } from '@formline/shared/ui/controls';
import { InlineNotice, Stack, Text } from '@formline/shared/ui/core';
import { ConfirmDialog } from '@formline/shared/ui/overlays';
import { type FormikProps, useFormik } from 'formik';
import { type RefObject, useRef, useState } from 'react';
import { FieldRow } from '../../components/number-entry/FieldRow';
import { NumberField } from '../../components/number-entry/NumberField';
import { RecordDialog } from '../../components/record-form/RecordDialog';
import type { EditedRecord } from '../../components/record-form/useEditedRecord';
import { useRecordSave } from '../../components/record-form/useRecordSave';
import { assignedDay, saveNutrition } from './data';
import { enterNutritionTexts as texts } from './enterNutrition.texts';
import { nutritionProblem, nutritionValidation } from './nutrition.validation';
import {
  caloriesOf,
  type EntryKind,
  gramsOf,
  gramText,
  hasChanged,
  intakeOf,
  type NutritionValues,
  shareName,
  shareSum,
  startValues,
  withIntake,
  withKind,
} from './nutritionForm';
import { nutritionTexts } from './nutrition.texts';
import { PlanTakeover } from './PlanTakeover';

const kinds = (['grams', 'percent'] as const).map((value) => ({ value, label: texts.kinds[value] }));

interface NutritionDialogProps extends EditedRecord<Nutrition, NutritionValues> {
  readonly clientId: number;
  /** What a new entry starts from. */
  readonly latest: Nutrition | null;
}

function useNutritionForm({ clientId, latest, known, conflict, onClose }: NutritionDialogProps) {
  const [start] = useState(() => startValues(known ?? latest));
  const [kind, setKind] = useState<EntryKind>(start.kind);
  const [isAsking, setIsAsking] = useState(false);
  const send = (values: NutritionValues) => {
    setIsAsking(false);
    return save((key) => saveNutrition({ clientId, known, grams: gramsOf(values) }, key));
  };
  const form: FormikProps<NutritionValues> = useFormik<NutritionValues>({
    initialValues: start,
    validationSchema: nutritionValidation(kind),
    onSubmit: async (values) => {
      const problem = nutritionProblem(values);
      form.setStatus(problem);
      if (problem !== null) return;
      if (caloriesOf(values) < LOWEST_ADVISED_INTAKE) setIsAsking(true);
      else await send(values);
    },
  });
  const { save, ...saving } = useRecordSave(form, {
    saved: texts.saved,
    failed: texts.errors.save,
    conflict,
    onClose,
  });
  const setValues = (values: NutritionValues) => {
    setKind(values.kind);
    form.setStatus(null);
    void form.setTouched({}, false);
    void form.setValues(values, false);
  };
  return {
    form,
    setValues,
    isDirty: hasChanged(form.values, start),
    saving,
    question: { isAsking, confirm: () => void send(form.values), cancel: () => setIsAsking(false) },
  };
}

export function NutritionDialog(props: NutritionDialogProps) {
  const { clientId, known, typed, onClose, onSessionEnd } = props;
  const { form, setValues, isDirty, saving, question } = useNutritionForm(props);
  const firstRef = useRef<HTMLInputElement>(null);
  const calories = caloriesOf(form.values);
  return (
    <RecordDialog
      anchor="top"
      title={known ? nutritionTexts.editTitle(assignedDay(known)) : nutritionTexts.newTitle}
      initialFocusRef={firstRef}
      saveLabel={texts.save}
      discardTitle={texts.discardTitle}
      questions={
        question.isAsking && (
          <ConfirmDialog
            isOpen
            isDestructive
            title={texts.confirmTitle(nutritionTexts.calories(calories))}
            text={texts.confirmText}
            confirmLabel={texts.confirm}
            cancelLabel={texts.change}
            onConfirm={question.confirm}
            onClose={question.cancel}
          />
        )
      }
      form={{ ...form, setValues }}
      {...{ typed, isDirty, onClose, onSessionEnd }}
      {...saving}
    >
      <PlanTakeover clientId={clientId} onTakeOver={(plan) => setValues(withIntake(form.values, plan))} />
      <SegmentedControl
        label={texts.enterAs}
        options={kinds}
        value={form.values.kind}
        onChange={(kind) => setValues(withKind(form.values, kind))}
      />
      <EntryFields form={form} firstRef={firstRef} />
      {calories > 0 && <Text fontWeight="semibold">{texts.total(nutritionTexts.calories(calories))}</Text>}
      {calories > 0 && calories < LOWEST_ADVISED_INTAKE && (
        <InlineNotice tone="warning" title={texts.belowMinimum}>
          {texts.belowMinimumText}
        </InlineNotice>
      )}
    </RecordDialog>
  );
}

interface EntryFieldsProps {
  readonly form: FormikProps<NutritionValues>;
  readonly firstRef: RefObject<HTMLInputElement | null>;
}

/** Beside each field stands the same amount in the other kind. */
function EntryFields({ form, firstRef }: EntryFieldsProps) {
  const { values } = form;
  const { exactGrams: _errors, ...errors } = form.errors;
  const { exactGrams: _touched, ...touched } = form.touched;
  const entries = { ...form, errors, touched };
  if (values.kind === 'grams') {
    const { shares } = intakeOf(values);
    return (
      <FieldRow>
        {MACROS.map((macro, index) => (
          <NumberField
            key={macro}
            form={entries}
            name={macro}
            label={nutritionTexts[macro]}
            unit={texts.gram}
            hint={texts.ofCalories(shares[macro])}
            inputRef={index === 0 ? firstRef : undefined}
          />
        ))}
      </FieldRow>
    );
  }
  const grams = gramsOf(values);
  return (
    <Stack gap="4">
      <NumberField
        form={entries}
        name="calories"
        label={texts.calories}
        unit={texts.kcal}
        inputRef={firstRef}
      />
      <FieldRow>
        {MACROS.map((macro) => (
          <NumberField
            key={macro}
            form={entries}
            name={shareName(macro)}
            label={nutritionTexts[macro]}
            unit={texts.percent}
            hint={texts.inGrams(gramText(grams[macro]))}
          />
        ))}
      </FieldRow>
      <Text size="sm" tone="muted">
        {texts.sum(shareSum(values))}
      </Text>
    </Stack>
  );
}

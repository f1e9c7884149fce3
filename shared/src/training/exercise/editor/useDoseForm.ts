import type { WorkoutExercise } from '@formline/shared/contracts/library/workoutContent';
import { useFormik } from 'formik';
import { useEffect, useRef } from 'react';
import { sameDraft } from '../../editing/sameDraft';
import {
  type DoseDraft,
  type DoseDraftProblems,
  doseDraftProblems,
  fromDoseDraft,
  toDoseDraft,
} from '../dose/doseDraft';

type PlacedExercise = Readonly<WorkoutExercise>;
export type DoseValues = DoseDraft & { readonly notes: string };
type DoseField = keyof DoseValues;

/** Typing in one of these fields is one history step. */
const typedFields: readonly DoseField[] = [
  'sets',
  'reps',
  'dur_seconds',
  'distance',
  'weight',
  'pace',
  'rest',
  'notes',
];

/** The focused field and the exercise before typing, to revert an incomplete dose. */
interface Typing {
  readonly field: DoseField;
  readonly before: DoseValues;
}

/** Called with each complete dose; `typed` names the field while it is typed in. Incomplete input stays in the form. */
export type OnDose = (exercise: PlacedExercise, typed: string | undefined) => void;

/** Form of a placed exercise's dose. It resets when the exercise changes from outside, as by undo. */
export function useDoseForm(exercise: PlacedExercise, onDose: OnDose) {
  const form = useFormik<DoseValues>({
    initialValues: valuesOf(exercise),
    validate: (values) => doseDraftProblems(values, 'whole'),
    onSubmit: () => undefined,
  });
  const { values, touched, resetForm, setFieldTouched } = form;
  const typing = useRef<Typing>(null);
  const reported = useRef(exercise);
  // The last reported dose is already in the owner's draft; any other was changed from outside.
  useEffect(() => {
    if (sameDraft(valuesOf(exercise), valuesOf(reported.current))) return;
    reported.current = exercise;
    typing.current = null;
    resetForm({ values: valuesOf(exercise) });
  }, [exercise, resetForm]);
  const report = (placed: PlacedExercise, field: DoseField | undefined) => {
    reported.current = placed;
    onDose(placed, field);
  };
  const change = (part: Partial<DoseValues>) => {
    const next = { ...values, ...part };
    void form.setValues(next);
    const field = typedFields.find((typed) => typed in part);
    if (field !== undefined && typing.current?.field !== field) {
      typing.current = { field, before: valuesOf(exercise) };
      void setFieldTouched(field, false, false);
    }
    const placed = withDose(exercise, next) ?? withDose(exercise, typing.current?.before ?? next);
    if (placed && !sameDraft(placed, exercise)) report(placed, field);
  };
  return {
    values,
    change,
    leave: (field: DoseField) => {
      typing.current = null;
      void setFieldTouched(field, true, false);
    },
    problems: problemsShown(doseDraftProblems(values, 'whole'), touched),
  };
}

const valuesOf = (exercise: PlacedExercise): DoseValues => ({
  ...toDoseDraft(exercise),
  notes: exercise.notes ?? '',
});

function withDose(exercise: PlacedExercise, { notes, ...draft }: DoseValues): PlacedExercise | null {
  const isWhole = Object.keys(doseDraftProblems(draft, 'whole')).length === 0;
  const dose = fromDoseDraft(draft);
  const { sets } = dose;
  if (!isWhole || sets === null) return null;
  return { ...exercise, ...dose, sets, notes: notes.trim() === '' ? null : notes };
}

/** A field is validated when it is left; a missing intensity is shown together with the distance that needs it. */
function problemsShown(
  problems: DoseDraftProblems,
  touched: Readonly<Partial<Record<DoseField, boolean>>>,
): DoseDraftProblems {
  const isShown = (field: keyof DoseDraftProblems) =>
    touched[field === 'intensity' ? 'distance' : field] === true;
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => isDoseField(field) && isShown(field)),
  );
}

const isDoseField = (name: string): name is keyof DoseDraftProblems =>
  name === 'intensity' || name === 'tempo' || typedFields.some((field) => field === name);

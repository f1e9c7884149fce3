import type { WorkoutExercise } from '@formline/shared/contracts/workoutContent';
import { useFormik } from 'formik';
import {
  type DoseDraft,
  type DoseDraftProblems,
  doseDraftProblems,
  fromDoseDraft,
  toDoseDraft,
} from '../exercise-dose/doseDraft';

type PlacedExercise = Readonly<WorkoutExercise>;
export type DoseValues = DoseDraft & { readonly notes: string };
type DoseField = keyof DoseValues;

/** Fields that are typed in: a row of keys is one step of the history. */
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

/** Told of each whole dose; `typed` names the field while it is typed in. What is not whole stays in the form. */
export type OnDose = (exercise: PlacedExercise, typed: string | undefined) => void;

/**
 * The dose of a placed exercise while it is edited. The form follows the exercise when it is changed from elsewhere, as
 * by undo.
 */
export function useDoseForm(exercise: PlacedExercise, onDose: OnDose) {
  const form = useFormik<DoseValues>({
    initialValues: { ...toDoseDraft(exercise), notes: exercise.notes ?? '' },
    enableReinitialize: true,
    validate: (values) => doseDraftProblems(values, 'whole'),
    onSubmit: () => undefined,
  });
  const { values, touched } = form;
  const change = (part: Partial<DoseValues>) => {
    const next = { ...values, ...part };
    void form.setValues(next);
    const placed = withDose(exercise, next);
    if (placed) {
      onDose(
        placed,
        typedFields.find((field) => field in part),
      );
    }
  };
  return {
    values,
    change,
    leave: (field: DoseField) => void form.setFieldTouched(field, true, false),
    problems: problemsShown(doseDraftProblems(values, 'whole'), touched),
  };
}

/** The exercise with the dose of the form; null while the form does not say a whole one. */
function withDose(exercise: PlacedExercise, { notes, ...draft }: DoseValues): PlacedExercise | null {
  const isWhole = Object.keys(doseDraftProblems(draft, 'whole')).length === 0;
  const dose = fromDoseDraft(draft);
  const { sets } = dose;
  if (!isWhole || sets === null) return null;
  return { ...exercise, ...dose, sets, notes: notes.trim() === '' ? null : notes };
}

/** A field is judged once it was left; a menu, and what hangs on it, at once. */
function problemsShown(
  problems: DoseDraftProblems,
  touched: Readonly<Partial<Record<DoseField, boolean>>>,
): DoseDraftProblems {
  const isShown = (field: keyof DoseDraftProblems) => field === 'intensity' || touched[field] === true;
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => isDoseField(field) && isShown(field)),
  );
}

const isDoseField = (name: string): name is keyof DoseDraftProblems =>
  name === 'intensity' || name === 'tempo' || typedFields.some((field) => field === name);

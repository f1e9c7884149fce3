import type { EditHistory } from '@formline/shared/training/editing/editHistory.ts';
import { type EditName, useEditHistory } from '@formline/shared/training/editing/useEditHistory.ts';
import { useFormik } from 'formik';
import { useMemo } from 'react';
import { ownExerciseValidation } from './ownExercise.validation';
import type { OwnExerciseDraft } from './ownExerciseDraft';

interface ValidatedValues extends Pick<OwnExerciseDraft, 'name' | 'description' | 'dose'> {
  readonly muscle_group_ids: number[];
}

/** Both functions are stable, so that a key re-renders only its field. */
export interface DraftEditing {
  readonly edit: (change: (draft: OwnExerciseDraft) => OwnExerciseDraft, name: EditName) => void;
  /** Blur ends the undo step and validates the field. */
  readonly leave: (field: string) => void;
}

interface DraftInput {
  readonly first: OwnExerciseDraft;
  /** A history to continue from. */
  readonly before: EditHistory<OwnExerciseDraft> | undefined;
  readonly onSubmit: () => Promise<void>;
}

export function useValidatedDraft({ first, before, onSubmit }: DraftInput) {
  const session = useEditHistory(first, before);
  const form = useFormik<ValidatedValues>({
    initialValues: validated(before?.present ?? first),
    validationSchema: ownExerciseValidation,
    onSubmit,
  });
  const { latest, edit, closeStep, undo, redo, restart } = session;
  const { setValues, setFieldTouched, resetForm } = form;
  const actions = useMemo(() => {
    const following = (act: () => unknown) => {
      act();
      void setValues(validated(latest()));
    };
    const editing: DraftEditing = {
      edit: (change, name) => following(() => edit(change, name)),
      leave: (field) => {
        closeStep();
        void setFieldTouched(field);
      },
    };
    return {
      ...editing,
      undo: () => following(undo),
      redo: () => following(redo),
      restart: (draft: OwnExerciseDraft) => {
        restart(draft);
        resetForm({ values: validated(draft) });
      },
    };
  }, [latest, edit, closeStep, undo, redo, restart, setValues, setFieldTouched, resetForm]);
  return { ...session, ...actions, form };
}

const validated = ({ name, description, dose, muscle_group_ids }: OwnExerciseDraft): ValidatedValues => ({
  name,
  description,
  dose,
  muscle_group_ids: [...muscle_group_ids],
});

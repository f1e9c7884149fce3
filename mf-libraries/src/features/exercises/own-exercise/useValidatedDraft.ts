import { type EditName, useEditHistory } from '@formline/shared/training/editing/useEditHistory.ts';
import { useFormik } from 'formik';
import { useMemo } from 'react';
import { ownExerciseValidation } from './ownExercise.validation';
import type { OwnExerciseDraft } from './ownExerciseDraft';

/** What is judged while it is filled in. */
interface ValidatedValues extends Pick<OwnExerciseDraft, 'name' | 'description' | 'dose'> {
  readonly muscle_group_ids: number[];
}

/** How a field changes the draft. Both functions stay the same, so that a key draws its own field anew. */
export interface DraftEditing {
  readonly edit: (change: (draft: OwnExerciseDraft) => OwnExerciseDraft, name: EditName) => void;
  /** A field was left: typing there has ended, and it is judged. */
  readonly leave: (field: string) => void;
}

/** A draft with undo and redo, judged as it is filled in and when it is sent. */
export function useValidatedDraft(first: OwnExerciseDraft, onSubmit: () => Promise<void>) {
  const session = useEditHistory(first);
  const form = useFormik<ValidatedValues>({
    initialValues: validated(first),
    validationSchema: ownExerciseValidation,
    onSubmit,
  });
  const { latest, edit, closeStep, undo, redo, restart } = session;
  const { setValues, setFieldTouched, resetForm } = form;
  const actions = useMemo(() => {
    /** Does this to the draft, and the judged part follows. */
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

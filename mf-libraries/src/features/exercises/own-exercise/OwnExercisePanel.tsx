import { useQuery } from '@formline/shared/query';
import { useCanEdit } from '@formline/shared/session';
import { ExerciseDetailsSkeleton } from '@formline/shared/training/exercise-details/ExerciseDetailsSkeleton';
import { EmptyState, ErrorState } from '@formline/shared/ui/core';
import { useState } from 'react';
import { OwnExerciseEditor, type OwnExerciseEditorProps } from './OwnExerciseEditor';
import { OwnExerciseFrame } from './OwnExerciseFrame';
import { ownExerciseQuery } from './ownExercise.queries';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';
import { OwnExerciseReading } from './OwnExerciseReading';

export interface OwnExercisePanelProps extends Omit<OwnExerciseEditorProps, 'opened' | 'isInAddress'> {
  /** Null: a new one is made. */
  readonly exerciseId: number | null;
}

/** An own exercise beside the list: made, changed, or read by a manager. */
export function OwnExercisePanel({ exerciseId, onMade, ...editor }: OwnExercisePanelProps) {
  const canEdit = useCanEdit();
  const [form, setForm] = useState<OpenForm>({ exerciseId, created: null, count: 0 });
  if (form.exerciseId !== exerciseId) setForm(formAt(exerciseId, form));
  // What was made here goes on in the form it was made in, though it has an address of its own now.
  const openedId = exerciseId === form.created ? null : exerciseId;
  if (openedId === null) {
    return (
      <OwnExerciseEditor
        {...editor}
        key={form.count}
        opened={null}
        isInAddress={exerciseId !== null}
        onMade={(id) => {
          setForm((known) => ({ ...known, created: id }));
          onMade(id);
        }}
      />
    );
  }
  return <LoadedExercise key={openedId} id={openedId} canEdit={canEdit} onMade={onMade} {...editor} />;
}

interface OpenForm {
  readonly exerciseId: number | null;
  /** What was made in the form. */
  readonly created: number | null;
  /** How many exercises were opened before: each has a form of its own. */
  readonly count: number;
}

const formAt = (exerciseId: number | null, { created, count }: OpenForm): OpenForm =>
  exerciseId === created ? { exerciseId, created, count } : { exerciseId, created: null, count: count + 1 };

interface LoadedExerciseProps extends Omit<OwnExerciseEditorProps, 'opened' | 'isInAddress'> {
  readonly id: number;
  readonly canEdit: boolean;
}

function LoadedExercise({ id, canEdit, ...editor }: LoadedExerciseProps) {
  const { data: exercise, isError, refetch } = useQuery(ownExerciseQuery(id));
  if (exercise && canEdit) return <OwnExerciseEditor {...editor} opened={exercise} isInAddress />;
  return (
    <OwnExerciseFrame title={canEdit ? texts.update : texts.readOnly} onClose={editor.onClose}>
      {exercise && <OwnExerciseReading exercise={exercise} />}
      {exercise === null && <EmptyState {...texts.gone} />}
      {exercise === undefined && isError && (
        <ErrorState {...texts.loadFailed} onRetry={() => void refetch()} />
      )}
      {exercise === undefined && !isError && <ExerciseDetailsSkeleton />}
    </OwnExerciseFrame>
  );
}

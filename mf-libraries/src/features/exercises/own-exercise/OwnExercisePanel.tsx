import type { ExerciseDetails } from '@formline/shared/contracts/library/exercises';
import { useQuery } from '@formline/shared/query';
import { useCanEdit } from '@formline/shared/session';
import { ExerciseDetailsSkeleton } from '@formline/shared/training/exercise/details/ExerciseDetailsSkeleton';
import { ExerciseFacts } from '@formline/shared/training/exercise/details/ExerciseFacts';
import { ExerciseMedia } from '@formline/shared/training/exercise/details/ExerciseMedia';
import { EmptyState, ErrorState, Heading, Stack } from '@formline/shared/ui/core';
import { useEditSession } from '../../../components/editor-stay/useEditSession';
import { OwnExerciseEditor, type OwnExerciseEditorProps } from './OwnExerciseEditor';
import { OwnExerciseFrame } from './OwnExerciseFrame';
import { ownExerciseQuery } from './ownExercise.queries';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';

export interface OwnExercisePanelProps extends Omit<OwnExerciseEditorProps, 'opened' | 'isInAddress'> {
  readonly exerciseId: number | null;
}

export function OwnExercisePanel({ exerciseId, onMade, ...editor }: OwnExercisePanelProps) {
  const canEdit = useCanEdit();
  const { key, beganAt, markMade } = useEditSession(exerciseId);
  if (beganAt === null) {
    return (
      <OwnExerciseEditor
        {...editor}
        key={key}
        opened={null}
        isInAddress={exerciseId !== null}
        onMade={(id) => {
          markMade(id);
          onMade(id);
        }}
      />
    );
  }
  return <LoadedExercise key={key} id={beganAt} canEdit={canEdit} onMade={onMade} {...editor} />;
}

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
      {exercise === null && <EmptyState {...texts.deleted} />}
      {exercise === undefined && isError && (
        <ErrorState {...texts.loadFailed} onRetry={() => void refetch()} />
      )}
      {exercise === undefined && !isError && <ExerciseDetailsSkeleton />}
    </OwnExerciseFrame>
  );
}

function OwnExerciseReading({ exercise }: { readonly exercise: ExerciseDetails }) {
  return (
    <Stack gap="5" pb="6">
      <Heading as="h3" size="md" overflowWrap="anywhere">
        {exercise.name}
      </Heading>
      <ExerciseMedia exercise={exercise} />
      <ExerciseFacts exercise={exercise} />
    </Stack>
  );
}

import { failureMessage } from '@formline/shared/api-client';
import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { deleteOwnExercise } from '@formline/shared/contracts/library/ownExercises';
import { useChange } from '@formline/shared/query';
import { InlineNotice, Stack, Text } from '@formline/shared/ui/core';
import { ConfirmDialog, notify } from '@formline/shared/ui/overlays';
import { exercisesTexts } from './exercises.texts';

const { deletion: texts } = exercisesTexts;

export interface DeleteExerciseDialogProps {
  exercise: Pick<Exercise, 'id' | 'name'>;
  failedText: (name: string, details: string) => string;
  onDeleted: () => void;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

export function DeleteExerciseDialog(props: DeleteExerciseDialogProps) {
  const { exercise, failedText, onDeleted, onClose, finalFocus } = props;
  const { id, name } = exercise;
  const deletion = useChange(deleteOwnExercise, {
    input: () => ({ query: { id } }),
    onSuccess: () => {
      notify.success(texts.done(name));
      onDeleted();
      onClose();
    },
  });
  const { error, isError, isPending } = deletion;
  const details = failureMessage(error);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => deletion.mutate()}
      title={texts.title(name)}
      text={
        <Stack gap="3">
          <Text>{texts.text}</Text>
          {isError && (
            <InlineNotice tone="error" role="alert">
              {failedText(name, details)}
            </InlineNotice>
          )}
        </Stack>
      }
      confirmLabel={texts.confirm}
      isDestructive
      isPending={isPending}
      finalFocus={finalFocus}
    />
  );
}

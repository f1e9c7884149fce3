import { isApiError } from '@formline/shared/api-client';
import type { ExerciseDetails } from '@formline/shared/contracts/exercises';
import { useMutation } from '@formline/shared/query';
import { Button, Stack } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { ConfirmDialog, notify } from '@formline/shared/ui/overlays';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useOwnExerciseCalls } from './ownExercise.queries';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';

interface DeleteOwnExerciseProps {
  readonly exercise: Pick<ExerciseDetails, 'id' | 'name'>;
  readonly onDeleted: () => void;
}

/** Takes an own exercise out of the library, after a question. */
export function DeleteOwnExercise({ exercise, onDeleted }: DeleteOwnExerciseProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { remove } = useOwnExerciseCalls();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => remove(exercise.id),
    onSuccess: () => {
      notify.success(texts.deleted(exercise.name));
      onDeleted();
    },
  });
  const handleClose = () => {
    setIsAsking(false);
    reset();
  };
  return (
    <>
      <Button variant="quiet" icon={<Trash2 />} onClick={() => setIsAsking(true)}>
        {texts.deleteExercise}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.deleteTitle(exercise.name)}
        text={
          <Stack gap="3">
            {texts.deleteText}
            <FormError>
              {error && texts.deleteFailed(isApiError(error) ? error.message : texts.unexpected)}
            </FormError>
          </Stack>
        }
        confirmLabel={texts.deleteConfirm}
        isDestructive
        isPending={isPending}
        onConfirm={mutate}
        onClose={handleClose}
      />
    </>
  );
}

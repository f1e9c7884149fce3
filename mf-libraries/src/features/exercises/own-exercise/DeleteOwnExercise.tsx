import type { ExerciseDetails } from '@formline/shared/contracts/library/exercises';
import { Button } from '@formline/shared/ui/core';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { DeleteExerciseDialog } from '../DeleteExerciseDialog';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';

interface DeleteOwnExerciseProps {
  readonly exercise: Pick<ExerciseDetails, 'id' | 'name'>;
  readonly onDeleted: () => void;
}

export function DeleteOwnExercise({ exercise, onDeleted }: DeleteOwnExerciseProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={buttonRef}
        variant="quiet"
        ms="-4"
        color="danger.text"
        icon={<Trash2 />}
        onClick={() => setIsConfirming(true)}
      >
        {texts.deleteExercise}
      </Button>
      {isConfirming && (
        <DeleteExerciseDialog
          exercise={exercise}
          failedText={(_, details) => texts.deleteFailed(details)}
          onDeleted={onDeleted}
          onClose={() => setIsConfirming(false)}
          finalFocus={() => buttonRef.current}
        />
      )}
    </>
  );
}

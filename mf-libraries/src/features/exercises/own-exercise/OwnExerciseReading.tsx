import type { ExerciseDetails } from '@formline/shared/contracts/library/exercises';
import { ExerciseFacts } from '@formline/shared/training/exercise/details/ExerciseFacts';
import { ExerciseMedia } from '@formline/shared/training/exercise/details/ExerciseMedia';
import { Heading, Stack } from '@formline/shared/ui/core';

export function OwnExerciseReading({ exercise }: { readonly exercise: ExerciseDetails }) {
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

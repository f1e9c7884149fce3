import { LoadingState, Skeleton, Stack } from '@formline/shared/ui/core';
import { exercisesTexts } from './exercises.texts';

/** The shape of an exercise's details. */
export function ExerciseDetailsSkeleton() {
  return (
    <LoadingState label={exercisesTexts.details.loading}>
      <Stack gap="5" px="6" pb="6">
        <Skeleton w="full" h="40" shape="card" />
        <Skeleton w="full" h="16" />
        <Skeleton w="40" h="5" />
        <Skeleton w="48" h="5" />
      </Stack>
    </LoadingState>
  );
}

import { LoadingState, Skeleton, Stack } from '@formline/shared/ui/core';
import { exerciseDetailsTexts as texts } from './exerciseDetails.texts';

export function ExerciseDetailsSkeleton() {
  return (
    <LoadingState label={texts.loading}>
      <Stack gap="5">
        <Skeleton w="full" h="56" shape="card" />
        <Skeleton w="full" h="20" shape="card" />
        <Skeleton w="full" h="16" />
        <Skeleton w="40" h="5" />
      </Stack>
    </LoadingState>
  );
}

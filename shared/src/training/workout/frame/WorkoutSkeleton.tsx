import { chakra, LoadingState, Skeleton } from '@formline/shared/ui/core';
import { workoutFrameTexts } from './workoutFrame.texts';

const ROWS = [0, 1, 2, 3, 4, 5];

export function WorkoutSkeleton() {
  return (
    <LoadingState label={workoutFrameTexts.loading}>
      <chakra.div display="flex" flexDirection="column" gap="4" p="6">
        <Skeleton w="64" minH="8" />
        <Skeleton w="32" minH="4" />
        {ROWS.map((row) => (
          <Skeleton key={row} minH="9" />
        ))}
      </chakra.div>
    </LoadingState>
  );
}

import { failureMessage, isApiError } from '@formline/shared/api-client';
import type { Workout } from '@formline/shared/contracts/library/workouts';
import { useQuery } from '@formline/shared/query';
import { EmptyState, ErrorState } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { workoutQuery } from '../list/workoutList.queries';
import { WorkoutFrame } from './WorkoutFrame';
import { WorkoutSkeleton } from './WorkoutSkeleton';
import { workoutFrameTexts as texts } from './workoutFrame.texts';

interface OpenWorkoutProps {
  readonly id: number;
  readonly onClose: () => void;
  readonly children: (workout: Workout) => ReactNode;
}

export function OpenWorkout({ id, onClose, children }: OpenWorkoutProps) {
  const workout = useQuery(workoutQuery(id));
  const isDeleted = isApiError(workout.error) && workout.error.status === 404;
  if (workout.data && !isDeleted) return children(workout.data);
  return (
    <WorkoutFrame onClose={onClose}>
      <Instead
        error={workout.error}
        onRetry={() => {
          void workout.refetch();
        }}
      />
    </WorkoutFrame>
  );
}

function Instead({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  if (error === null) return <WorkoutSkeleton />;
  if (isApiError(error) && error.status === 404) return <EmptyState {...texts.notFound} />;
  return <ErrorState title={texts.failed} text={failureMessage(error)} onRetry={onRetry} />;
}

import { lazyPart } from '@formline/shared/ui/core';
import { WorkoutSkeleton } from '../frame/WorkoutSkeleton';

export const LazyWorkoutEditor = lazyPart(async () => (await import('./WorkoutEditor')).WorkoutEditor, {
  loading: <WorkoutSkeleton />,
});

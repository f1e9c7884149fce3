import { lazyPart } from '@formline/shared/ui/core';
import { WorkoutSkeleton } from '../frame/WorkoutSkeleton';

/** Loaded with the first opened workout, so that the list beside it appears sooner. */
export const LazyWorkoutEditor = lazyPart(async () => (await import('./WorkoutEditor')).WorkoutEditor, {
  loading: <WorkoutSkeleton />,
});

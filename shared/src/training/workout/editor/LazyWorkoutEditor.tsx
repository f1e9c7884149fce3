import { lazyPart } from '@formline/shared/ui/core';
import { WorkoutSkeleton } from '../frame/WorkoutSkeleton';

/** The editor of a workout. It comes when the first workout is opened: a list beside it is there sooner without it. */
export const LazyWorkoutEditor = lazyPart(async () => (await import('./WorkoutEditor')).WorkoutEditor, {
  loading: <WorkoutSkeleton />,
});

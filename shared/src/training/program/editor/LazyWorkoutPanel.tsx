import { LoadingState, lazyPart, Skeleton } from '@formline/shared/ui/core';
import { programEditorTexts as texts } from './programEditor.texts';

/** Loaded with the first opened workout of a program. */
export const LazyWorkoutPanel = lazyPart(async () => (await import('./WorkoutPanel')).WorkoutPanel, {
  loading: (
    <LoadingState label={texts.loadingWorkout}>
      <Skeleton h="12" m="4" />
      <Skeleton h="80" m="4" />
    </LoadingState>
  ),
});

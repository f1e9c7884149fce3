import { LoadingState, lazyPart, Skeleton } from '@formline/shared/ui/core';
import { programEditorTexts as texts } from './programEditor.texts';

/** The editor of a workout comes when the first workout of a program is opened. */
export const LazyWorkoutPanel = lazyPart(async () => (await import('./WorkoutPanel')).WorkoutPanel, {
  loading: (
    <LoadingState label={texts.loadingWorkout}>
      <Skeleton h="12" m="4" />
      <Skeleton h="80" m="4" />
    </LoadingState>
  ),
});

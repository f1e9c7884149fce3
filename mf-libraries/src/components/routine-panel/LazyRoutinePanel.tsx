import { ExerciseDetailsSkeleton } from '@formline/shared/training/exercise/details/ExerciseDetailsSkeleton';
import { RoutineSkeleton } from '@formline/shared/training/routine/RoutineSkeleton';
import { Card, lazyPart } from '@formline/shared/ui/core';
import { routinePanelTexts as texts } from './routinePanel.texts';

export const LazyRoutinePanel = lazyPart(
  async () => (await import('./LibraryRoutinePanel')).LibraryRoutinePanel,
  {
    loading: (
      <Card>
        <RoutineSkeleton label={texts.loading} />
      </Card>
    ),
    failedTitle: texts.failed,
  },
);

export const LazyExercise = lazyPart(async () => (await import('./ExerciseOfRoutine')).ExerciseOfRoutine, {
  loading: (
    <Card>
      <ExerciseDetailsSkeleton />
    </Card>
  ),
  failedTitle: texts.failed,
});

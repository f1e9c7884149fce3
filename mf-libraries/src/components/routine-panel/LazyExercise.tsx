import { ExerciseDetailsSkeleton } from '@formline/shared/training/exercise/details/ExerciseDetailsSkeleton';
import { Card, lazyPart } from '@formline/shared/ui/core';
import { routinePanelTexts as texts } from './routinePanel.texts';

export const LazyExercise = lazyPart(async () => (await import('./ExerciseOfRoutine')).ExerciseOfRoutine, {
  loading: (
    <Card>
      <ExerciseDetailsSkeleton />
    </Card>
  ),
  failedTitle: texts.failed,
});

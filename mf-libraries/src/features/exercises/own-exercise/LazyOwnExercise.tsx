import { ExerciseDetailsFrame } from '@formline/shared/training/exercise/details/ExerciseDetailsFrame';
import { ExerciseDetailsSkeleton } from '@formline/shared/training/exercise/details/ExerciseDetailsSkeleton';
import { ErrorState, lazyPart } from '@formline/shared/ui/core';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';

export const LazyOwnExercise = lazyPart(async () => (await import('./OwnExercisePanel')).OwnExercisePanel, {
  loading: (
    <ExerciseDetailsFrame>
      <ExerciseDetailsSkeleton />
    </ExerciseDetailsFrame>
  ),
  failed: (onRetry, { onClose }) => (
    <ExerciseDetailsFrame onClose={onClose}>
      <ErrorState {...texts.loadFailed} onRetry={onRetry} />
    </ExerciseDetailsFrame>
  ),
});

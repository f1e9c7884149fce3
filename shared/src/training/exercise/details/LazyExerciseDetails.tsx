import { ErrorState, lazyPart } from '@formline/shared/ui/core';
import { ExerciseDetailsFrame } from './ExerciseDetailsFrame';
import { ExerciseDetailsSkeleton } from './ExerciseDetailsSkeleton';
import { exerciseDetailsTexts as texts } from './exerciseDetails.texts';

export const LazyExerciseDetails = lazyPart(
  async () => (await import('./ExerciseDetailsPanel')).ExerciseDetailsPanel,
  {
    loading: (
      <ExerciseDetailsFrame>
        <ExerciseDetailsSkeleton />
      </ExerciseDetailsFrame>
    ),
    failed: (onRetry, { onClose }) => (
      <ExerciseDetailsFrame onClose={onClose}>
        <ErrorState {...texts.failed} onRetry={onRetry} />
      </ExerciseDetailsFrame>
    ),
  },
);

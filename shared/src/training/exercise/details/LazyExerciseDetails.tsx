import { ErrorState, lazyPart } from '@formline/shared/ui/core';
import { ExerciseDetailsFrame } from './ExerciseDetailsFrame';
import { ExerciseDetailsSkeleton } from './ExerciseDetailsSkeleton';
import { exerciseDetailsTexts as texts } from './exerciseDetails.texts';

/** `ExerciseDetailsPanel`, whose code comes when the first exercise is opened: the list is there sooner without it. */
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

import type { SuggestedDose } from '@formline/shared/contracts/library/exerciseDose';
import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { useQuery } from '@formline/shared/query';
import { EmptyState, ErrorState, Stack } from '@formline/shared/ui/core';
import { PanelTransition } from '@formline/shared/ui/motion';
import type { ReactNode } from 'react';
import { exerciseQuery } from '../list/exerciseList.queries';
import { AdjustmentsPart } from './AdjustmentsPart';
import { ExerciseDetailsFrame } from './ExerciseDetailsFrame';
import { ExerciseDetailsSkeleton } from './ExerciseDetailsSkeleton';
import { exerciseDetailsTexts as texts } from './exerciseDetails.texts';
import { ExerciseFacts } from './ExerciseFacts';
import { ExerciseMedia } from './ExerciseMedia';

export interface ExerciseDetailsPanelProps {
  readonly exerciseId: number;
  readonly listed?: Exercise | undefined;
  /** The list is still loading and may contain the exercise. */
  readonly isListPending?: boolean | undefined;
  /** The dose where the exercise is placed, instead of the library's suggestion. */
  readonly dose?: SuggestedDose | undefined;
  readonly showsAdjustments: boolean;
  readonly onShowAdjustments: (isShown: boolean) => void;
  readonly onOpen: (exerciseId: number) => void;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
}

export function ExerciseDetailsPanel(props: ExerciseDetailsPanelProps) {
  const { exerciseId, listed, isListPending = false, dose, onClose, actions } = props;
  const { showsAdjustments, onShowAdjustments, onOpen } = props;
  const isEnough = listed !== undefined && !showsAdjustments;
  const query = useQuery({ ...exerciseQuery(exerciseId), enabled: !isListPending && !isEnough });
  const isDeleted = query.data === null;
  const exercise = isDeleted ? undefined : (query.data ?? listed);
  return (
    <ExerciseDetailsFrame name={exercise?.name} onClose={onClose} actions={exercise && actions}>
      {isDeleted && <EmptyState {...texts.notFound} />}
      {!exercise && !isDeleted && query.isError && (
        <ErrorState {...texts.failed} onRetry={() => void query.refetch()} />
      )}
      {!exercise && !isDeleted && !query.isError && <ExerciseDetailsSkeleton />}
      {exercise && (
        <PanelTransition panelKey={exercise.id}>
          <Stack gap="5">
            <ExerciseMedia key={exercise.id} exercise={exercise} />
            <ExerciseFacts exercise={{ ...exercise, ...dose }} />
            {(exercise.progression_enabled || exercise.regression_enabled) && (
              <AdjustmentsPart
                adjustments={query.data?.progressions_regressions}
                hasFailed={query.isError}
                onRetry={() => void query.refetch()}
                isOpen={showsAdjustments}
                onOpenChange={onShowAdjustments}
                onOpen={onOpen}
              />
            )}
          </Stack>
        </PanelTransition>
      )}
    </ExerciseDetailsFrame>
  );
}

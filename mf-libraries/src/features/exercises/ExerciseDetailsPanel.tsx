import type { Exercise } from '@formline/shared/contracts/exercises';
import { useQuery } from '@formline/shared/query';
import { exerciseQuery } from '@formline/shared/training/exercise-list/exerciseList.queries.ts';
import { EmptyState, ErrorState } from '@formline/shared/ui/core';
import { PanelTransition } from '@formline/shared/ui/motion';
import { ExerciseDetails } from './ExerciseDetails';
import { ExerciseDetailsFrame } from './ExerciseDetailsFrame';
import { ExerciseDetailsSkeleton } from './ExerciseDetailsSkeleton';
import { exercisesTexts } from './exercises.texts';

export interface ExerciseDetailsPanelProps {
  exerciseId: number;
  /** The exercise as the list has it, if it has it. */
  listed: Exercise | undefined;
  isListPending: boolean;
  onClose: () => void;
}

/** The chosen exercise: from the list, or asked for by itself when the list does not hold it. */
export function ExerciseDetailsPanel(props: ExerciseDetailsPanelProps) {
  const { exerciseId, listed, isListPending, onClose } = props;
  const asked = useQuery({
    ...exerciseQuery(exerciseId),
    enabled: !listed && !isListPending,
  });
  const exercise = listed ?? asked.data;
  return (
    <ExerciseDetailsFrame name={exercise?.name} onClose={onClose}>
      {exercise === undefined && asked.isError && (
        <ErrorState
          title={exercisesTexts.errors.details}
          text={exercisesTexts.errors.text}
          onRetry={() => void asked.refetch()}
        />
      )}
      {exercise === undefined && !asked.isError && <ExerciseDetailsSkeleton />}
      {exercise === null && <EmptyState {...exercisesTexts.details.gone} />}
      {exercise && (
        <PanelTransition panelKey={exercise.id}>
          <ExerciseDetails exercise={exercise} />
        </PanelTransition>
      )}
    </ExerciseDetailsFrame>
  );
}

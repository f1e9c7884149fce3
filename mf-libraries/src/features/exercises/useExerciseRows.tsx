import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { RoutineRow } from '@formline/shared/training/routine/RoutineRow';
import { useFavoriteRoutine } from '@formline/shared/training/routine/useFavoriteRoutine.ts';
import { useFavoriteExercise } from '@formline/shared/training/exercise/list/useFavoriteExercise.ts';
import { ExerciseRow } from '@formline/shared/training/exercise/row/ExerciseRow';
import { FavoriteAction } from '@formline/shared/training/library-list/rows/FavoriteAction';
import { RowAction } from '@formline/shared/training/library-list/rows/RowAction';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { exercisesTexts } from './exercises.texts';
import type { ExerciseTab } from './exerciseTabs';
import { keyOfItem, type TabItem } from './tabItem';

export interface ExerciseRowsInput {
  readonly tab: ExerciseTab;
  readonly canEdit: boolean;
  readonly onDelete: (exercise: Exercise) => void;
}

export function useExerciseRows({ tab, canEdit, onDelete }: ExerciseRowsInput) {
  const toggleExercise = useFavoriteExercise();
  const { turn: toggleRoutine } = useFavoriteRoutine();
  const renderActions = useCallback(
    (item: TabItem): ReactNode => {
      if (item.kind === 'routine') {
        const { routine } = item;
        return (
          <FavoriteAction
            name={routine.title}
            isFavorite={routine.is_favorite}
            onToggle={() => toggleRoutine(routine)}
          />
        );
      }
      const { exercise } = item;
      return (
        <>
          {tab === 'own' && exercise.exercise_source === 'trainer' && (
            <RowAction
              label={exercisesTexts.deletion.action(exercise.name)}
              icon={<Trash2 />}
              isDanger
              onPress={() => onDelete(exercise)}
            />
          )}
          <FavoriteAction
            name={exercise.name}
            isFavorite={exercise.is_favorite}
            onToggle={() => toggleExercise(exercise)}
          />
        </>
      );
    },
    [tab, toggleExercise, toggleRoutine, onDelete],
  );
  return { keyOf: keyOfItem, renderRow, renderActions: canEdit ? renderActions : undefined };
}

const renderRow = (item: TabItem) =>
  item.kind === 'exercise' ? <ExerciseRow exercise={item.exercise} /> : <RoutineRow routine={item.routine} />;

import type { Exercise } from '@formline/shared/contracts/exercises';
import { useFavoriteExercise } from '@formline/shared/training/exercise-list/useFavoriteExercise.ts';
import { ExerciseRow } from '@formline/shared/training/exercise-row/ExerciseRow';
import { FavoriteAction } from '@formline/shared/training/library-list/FavoriteAction';
import { RowAction } from '@formline/shared/training/library-list/RowAction';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { exercisesTexts } from './exercises.texts';
import type { ExerciseTab } from './exerciseTabs';

export interface ExerciseRowsInput {
  readonly tab: ExerciseTab;
  readonly canEdit: boolean;
  /** Stays the same between renders. */
  readonly onDelete: (exercise: Exercise) => void;
}

/** What the rows of a tab say and offer: a star, and among the own exercises a way to delete. Managers only read. */
export function useExerciseRows({ tab, canEdit, onDelete }: ExerciseRowsInput) {
  const toggleFavorite = useFavoriteExercise();
  const renderActions = useCallback(
    (exercise: Exercise): ReactNode => (
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
          onToggle={() => toggleFavorite(exercise)}
        />
      </>
    ),
    [tab, toggleFavorite, onDelete],
  );
  return { keyOf, renderRow, renderActions: canEdit ? renderActions : undefined };
}

const keyOf = ({ id }: Exercise) => String(id);
const renderRow = (exercise: Exercise) => <ExerciseRow exercise={exercise} />;

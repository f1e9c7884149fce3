import { Link } from '@formline/shared/routing';
import { Button, EmptyState } from '@formline/shared/ui/core';
import { CREATE_EXERCISE_PATH } from './createExercisePath';
import { exercisesTexts } from './exercises.texts';
import type { ExerciseTab } from './exerciseTabs';

export interface EmptyTabProps {
  tab: ExerciseTab;
  canEdit: boolean;
}

export function EmptyTab({ tab, canEdit }: EmptyTabProps) {
  if (tab !== 'own' || !canEdit) return <EmptyState {...exercisesTexts.tabs[tab].empty} />;
  return (
    <EmptyState
      {...exercisesTexts.first}
      action={
        <Button asChild variant="primary">
          <Link to={CREATE_EXERCISE_PATH}>{exercisesTexts.create}</Link>
        </Button>
      }
    />
  );
}

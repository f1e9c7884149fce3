import { Link as RouterLink } from '@formline/shared/routing';
import { Button, EmptyState } from '@formline/shared/ui/core';
import { assignWorkoutTexts as texts, type WorkoutSource } from './assignWorkout.texts';

const MY_WORKOUTS_PATH = '/libraries/workouts/my-workouts';

export function NoWorkouts({ source }: { readonly source: WorkoutSource }) {
  if (source !== 'trainer') return <EmptyState {...texts.none} />;
  return (
    <EmptyState
      {...texts.firstTime}
      action={
        <Button asChild variant="primary">
          <RouterLink to={MY_WORKOUTS_PATH}>{texts.toLibrary}</RouterLink>
        </Button>
      }
    />
  );
}

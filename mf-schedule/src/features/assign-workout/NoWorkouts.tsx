import { Link as RouterLink } from '@formline/shared/routing';
import { Button, EmptyState } from '@formline/shared/ui/core';
import { assignWorkoutTexts as texts, type WorkoutSource } from './assignWorkout.texts';

/** Where own workouts are made. */
const MY_WORKOUTS_PATH = '/libraries/workouts/my-workouts';

/** Stands in an empty list. Who has never made a workout is told where that is done. */
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

import { EmptyState } from '@formline/shared/ui/core';
import { CreateWorkoutMenu } from './CreateWorkoutMenu';
import { type WorkoutSource, workoutsTexts } from './workouts.texts';

interface WorkoutListEmptyProps {
  readonly source: WorkoutSource;
  readonly canEdit: boolean;
}

/** A list without any workout: a trainer is shown how to begin, a manager only that there is nothing. */
export function WorkoutListEmpty({ source, canEdit }: WorkoutListEmptyProps) {
  const { firstTime, empty } = workoutsTexts;
  if (source === 'trainer' && canEdit) return <EmptyState {...firstTime} action={<CreateWorkoutMenu />} />;
  return <EmptyState {...empty[source]} />;
}

import { EmptyState } from '@formline/shared/ui/core';
import { CreateWorkoutMenu } from './CreateWorkoutMenu';
import { type WorkoutSource, workoutsTexts } from './workouts.texts';

interface WorkoutListEmptyProps {
  readonly source: WorkoutSource;
  readonly canEdit: boolean;
  /** Workouts of programs are hidden. */
  readonly outsidePrograms: boolean;
}

/** A list without any workout: a trainer is shown how to begin, a manager only that there is nothing. */
export function WorkoutListEmpty({ source, canEdit, outsidePrograms }: WorkoutListEmptyProps) {
  const { firstTime, empty } = workoutsTexts;
  if (outsidePrograms) return <EmptyState {...workoutsTexts.emptyOutsidePrograms} />;
  if (source === 'trainer' && canEdit) return <EmptyState {...firstTime} action={<CreateWorkoutMenu />} />;
  return <EmptyState {...empty[source]} />;
}
